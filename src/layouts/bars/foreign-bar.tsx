import CircleAlert from 'lucide-react/icons/circle-alert'
import { useIsForeign } from '../../hooks/visitor/use-is-foreign'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { Bar } from './bar'

/** Somebody else answers in place of the shop; opened anew, the page shows what that one wants. [DEC-085] */
export function ForeignBar() {
  if (!useIsForeign()) return null
  return (
    <Bar
      tone="warn"
      icon={CircleAlert}
      label="Отвечает не магазин"
      isLive
      action={<TextLinkButton onClick={() => location.reload()}>Открыть страницу заново</TextLinkButton>}
    >
      Ответил не&nbsp;магазин: проверка браузера или вход в&nbsp;сеть. Ничего не&nbsp;потеряно, пробуем снова сами.{' '}
    </Bar>
  )
}
