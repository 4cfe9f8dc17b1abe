import { useApp, useAppState } from '../shop/app-context'
import { usePopup } from '../hooks/screen/use-popup'
import { Note } from '../ui/surfaces/note'
import type { Demo, DemoPerson } from './demo'
import { useDemoPick } from './demo-context'
import styles from './demo-panel.module.scss'
import { DemoPeople } from './demo-people'
import { leaveFirst } from './leave-first'

/** Opens the login, filled in; whoever is there logs out first, as by «Выйти». */
export function DemoLogin({ demo, onPicked }: { demo: Demo; onPicked: () => void }) {
  const app = useApp()
  const user = useAppState(({ context }) => context.user)
  const { pick } = useDemoPick()
  const login = usePopup('login')
  function choose(person: DemoPerson) {
    pick(person)
    onPicked()
    if (!user) return login.open()
    leaveFirst(app, { onLeft: login.open, onStayed: () => pick(null) })
  }
  return (
    <div className={styles.part}>
      {user && <Note>Сейчас вы вошли как {user.name}.</Note>}
      <DemoPeople people={demo.people} onPick={choose} />
    </div>
  )
}
