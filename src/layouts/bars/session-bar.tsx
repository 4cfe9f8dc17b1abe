import { useSelector } from '@xstate/react'
import KeyRound from 'lucide-react/icons/key-round'
import ServerOff from 'lucide-react/icons/server-off'
import { selectSilence } from '../../../machines/session/session.selectors'
import type { Silence } from '../../../machines/session/session.setup'
import { LOST_CODE_ADVICE } from '../../../model/lost-code'
import { useAppActor } from '../../shop/app-context'
import { usePopup } from '../../hooks/screen/use-popup'
import { useIsForeign } from '../../hooks/visitor/use-is-foreign'
import { useIsSuspended } from '../../hooks/visitor/use-suspended'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { Bar } from './bar'

const SAID: Readonly<Record<Silence, { label: string; words: string }>> = {
  unanswered: {
    label: 'Сервер не отвечает',
    words: 'Сервер не\u00a0отвечает, поэтому не\u00a0удалось проверить вход. Вход сохранён, пробуем снова сами.',
  },
  throttled: {
    label: 'Сервер просит подождать',
    words: 'Слишком много запросов подряд, сервер просит подождать: вход ещё не\u00a0проверен. Вход сохранён, пробуем снова сами.',
  },
  foreign: {
    label: 'Отвечает не магазин',
    words: 'Вместо магазина ответила проверка браузера или вход в\u00a0сеть: вход ещё не\u00a0проверен. Вход сохранён, пробуем снова сами.',
  },
  lost: {
    label: 'Часть магазина не загрузилась',
    words: `Часть магазина, нужная после входа, не\u00a0загрузилась. Вход сохранён, пробуем снова сами. ${LOST_CODE_ADVICE}`,
  },
}

/** The login is not confirmed, or has run out; what was done is kept in both cases. [DEC-007, DEC-008] */
export function SessionBar() {
  const session = useAppActor('session')
  const silence = useSelector(session, selectSilence)
  const isForeign = useIsForeign()
  const isSuspended = useIsSuspended()
  const login = usePopup('login')
  // That bar says it.
  if (silence && isForeign) return null
  if (silence)
    return (
      <Bar
        tone="warn"
        icon={ServerOff}
        label={SAID[silence].label}
        isLive
        action={<TextLinkButton onClick={() => session?.send({ type: 'confirmation.retried' })}>Повторить</TextLinkButton>}
      >
        {SAID[silence].words}
      </Bar>
    )
  return isSuspended ? (
    <Bar tone="warn" icon={KeyRound} label="Вход истёк" isLive action={<TextLinkButton onClick={login.open}>Войти снова</TextLinkButton>}>
      Вход истёк. Корзина и заполненный заказ сохранены; изменения корзины уйдут на сервер, когда вы войдёте.
    </Bar>
  ) : null
}
