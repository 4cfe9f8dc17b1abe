import { useSelector } from '@xstate/react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useAppActor } from '../../app/app-context'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { Bar } from './bar'

/** The companies could not be loaded: there are no prices and no cart until they are. */
export function RegionsBar() {
  const regions = useAppActor('regions')
  const hasFailed = useSelector(regions, (state) => state?.hasTag('failed') ?? false)
  return hasFailed ? (
    <Bar
      tone="warn"
      icon={CircleAlert}
      label="Компании не загрузились"
      isLive
      action={<TextLinkButton onClick={() => regions?.send({ type: 'regions.retried' })}>Повторить</TextLinkButton>}
    >
      Не удалось загрузить ваши компании, поэтому нет цен и корзины. Пробуем снова сами.
    </Bar>
  ) : null
}
