import { useEffect, useState } from 'react'
import type { NotificationChange } from '../../../../model/identity/account/notification-settings'
import { useSubmission } from '../../../form/action/use-submission'
import { Switch } from '../../../ui/controls/choice/switch'
import styles from '../account-page.module.scss'
import { notificationForm } from './notification-form'

type NotificationSwitchProps = {
  userId: number
  /** The switch as the server has it. */
  of: NotificationChange
  label: string
  /** What the switch is for, for screen readers. */
  subject: string
}

/** A switch that is turned at once: what was wished is shown until the server has it. Turned again meanwhile, the last wish counts. */
export function NotificationSwitch({ userId, of, label, subject }: NotificationSwitchProps) {
  const [definition] = useState(() => notificationForm(userId, of))
  const [wish, setWish] = useState<boolean | null>(null)
  const form = useSubmission(
    definition,
    () => {},
    () => setWish(null),
  )
  const { state } = form
  const isSent = state.hasTag('sent')
  const { refusal, words } = state.context
  useEffect(() => {
    if (wish === null || !isSent) return
    if (form.values.is_on !== wish) {
      form.restart()
      form.onChange('is_on', wish)
      form.submit()
    } else if (of.is_on === wish) {
      form.restart()
      setWish(null)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form is another object at each drawing
  }, [isSent, wish, of.is_on])
  const turn = (isOn: boolean) => {
    setWish(isOn)
    if (state.hasTag('busy')) return
    if (isSent) form.restart()
    form.onChange('is_on', isOn)
    form.submit()
  }
  return (
    <div>
      <Switch
        label={
          <>
            <span className="vh">{subject} </span>
            {label}
          </>
        }
        checked={wish ?? of.is_on}
        onChange={turn}
      />
      {state.hasTag('busy') && state.hasTag('doubtful') && (
        <p role="status" className={styles.note}>
          Ответ сервера не&nbsp;пришёл. {words.maybeSent} Узнаём сами.
        </p>
      )}
      {refusal !== null && (
        <p role="alert" className={styles.refused}>
          {refusal}
        </p>
      )}
    </div>
  )
}
