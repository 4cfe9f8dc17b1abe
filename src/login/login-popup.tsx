import { useEffect, useEffectEvent } from 'react'
import { sessionEndText } from '../../model/identity/account/session-end'
import { LOGIN_WIDTH_PX } from '../../model/limits'
import { useResource } from '../hooks/data/use-resource'
import { useIsSuspended } from '../hooks/visitor/use-suspended'
import { LoginForm } from './login-form'
import { Dialog } from '../ui/surfaces/dialog'
import { Note } from '../ui/surfaces/note'

const buyerZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The login over the page, which stays as it is. [NAV-018, DEC-008, DEC-029] */
export function LoginPopup({ onClose }: { onClose: () => void }) {
  const isSuspended = useIsSuspended()
  return (
    <Dialog title="Вход" width={LOGIN_WIDTH_PX.max} onClose={onClose}>
      {isSuspended && <Expired />}
      <LoginForm onLeave={onClose} isFocused />
    </Dialog>
  )
}

/** Why the login has to be made again: a server that knows says that it was ended from another device, and when. [DEC-073] */
function Expired() {
  const ended = useResource('account.sessionEnd', {})
  // What was answered about an earlier login says nothing about this one.
  const askAnew = useEffectEvent(() => ended.status === 'ready' && ended.reload())
  useEffect(() => void askAnew(), [])
  const end = ended.status === 'ready' && !ended.isRefreshing ? ended.data.end : null
  return (
    <Note tone="warn" role="status">
      {end ? sessionEndText(end, buyerZone) : 'Вход истёк.'} Войдите снова и&nbsp;продолжайте с&nbsp;того&nbsp;же места: всё, что
      вы&nbsp;изменили, сохранено.
    </Note>
  )
}
