import { LOGIN_WIDTH_PX } from '../../model/limits'
import { useIsSuspended } from '../hooks/visitor/use-suspended'
import { LoginForm } from './login-form'
import { Dialog } from '../ui/surfaces/dialog'
import { Note } from '../ui/surfaces/note'

/** The login over the page, which stays as it is. [NAV-018, DEC-008, DEC-029] */
export function LoginPopup({ onClose }: { onClose: () => void }) {
  const isSuspended = useIsSuspended()
  return (
    <Dialog title="Вход" width={LOGIN_WIDTH_PX.max} onClose={onClose}>
      {isSuspended && <Note tone="warn">Вход истёк. Войдите снова и продолжайте с того же места: всё, что вы изменили, сохранено.</Note>}
      <LoginForm onLeave={onClose} isFocused />
    </Dialog>
  )
}
