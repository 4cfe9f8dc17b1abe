import { useApp, useAppState } from '../app/app-context'
import { usePopup } from '../hooks/screen/use-popup'
import { Note } from '../ui/surfaces/note'
import type { Demo, DemoPerson } from './demo'
import { useDemoPick } from './demo-context'
import styles from './demo-panel.module.scss'
import { DemoPeople } from './demo-people'

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
    const waiting = app.subscribe((state) => {
      if (!state.hasTag('guest')) return
      waiting.unsubscribe()
      login.open()
    })
    app.getSnapshot().children.session?.send({ type: 'logout.requested' })
  }
  return (
    <div className={styles.part}>
      {user && <Note>Сейчас вы вошли как {user.name}.</Note>}
      <DemoPeople people={demo.people} onPick={choose} />
    </div>
  )
}
