import { useSelector } from '@xstate/react'
import KeyRound from 'lucide-react/icons/key-round'
import ServerOff from 'lucide-react/icons/server-off'
import { selectIsThrottled } from '../../../machines/session/session.selectors'
import { useAppActor } from '../../app/app-context'
import { useIsSuspended } from '../../hooks/visitor/use-suspended'
import { usePopup } from '../../hooks/screen/use-popup'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { Bar } from './bar'

/** The login is not confirmed, or has run out; what was done is kept in both cases. [DEC-007, DEC-008] */
export function SessionBar() {
  const session = useAppActor('session')
  const isUnconfirmed = useSelector(session, (state) => state?.hasTag('unconfirmed') ?? false)
  const isThrottled = useSelector(session, (state) => state !== undefined && selectIsThrottled(state))
  const isSuspended = useIsSuspended()
  const login = usePopup('login')
  if (isUnconfirmed)
    return (
      <Bar
        tone="warn"
        icon={ServerOff}
        label={isThrottled ? 'Сервер просит подождать' : 'Сервер не отвечает'}
        isLive
        action={<TextLinkButton onClick={() => session?.send({ type: 'confirmation.retried' })}>Повторить</TextLinkButton>}
      >
        {isThrottled
          ? 'Слишком много запросов подряд, сервер просит подождать: вход ещё не\u00a0проверен.'
          : 'Сервер не\u00a0отвечает, поэтому не\u00a0удалось проверить вход.'}{' '}
        Вход сохранён, пробуем снова сами.
      </Bar>
    )
  return isSuspended ? (
    <Bar tone="warn" icon={KeyRound} label="Вход истёк" isLive action={<TextLinkButton onClick={login.open}>Войти снова</TextLinkButton>}>
      Вход истёк. Всё, что вы изменили, сохранено и уйдёт на сервер, когда вы войдёте.
    </Bar>
  ) : null
}
