import { useSelector } from '@xstate/react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { RegionsProblem } from '../../../../machines/regions/regions.machine'
import { selectRegionsProblem } from '../../../../machines/regions/regions.selectors'
import { useAppActor } from '../../../shop/app-context'
import { useRegionId } from '../../../hooks/visitor/use-region'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Bar } from '../bar'
import { OwnText } from '../../../ui/text/own-text'

const WHY: Readonly<Record<RegionsProblem, string>> = {
  unanswered: 'Сервер не\u00a0отвечает, и\u00a0ваши компании не\u00a0загрузились',
  throttled: 'Слишком много запросов подряд, сервер просит подождать: ваши компании ещё не\u00a0загрузились',
  unreadable: 'Сервер ответил непонятно, и\u00a0ваши компании не\u00a0загрузились',
  refused: 'Сервер отказал, и\u00a0ваши компании не\u00a0загрузились',
}
const NEXT: Readonly<Record<RegionsProblem, string>> = {
  unanswered: 'Пробуем снова сами.',
  throttled: 'Пробуем снова сами.',
  unreadable: 'Повторите или напишите в\u00a0поддержку.',
  refused: 'Повторите или напишите в\u00a0поддержку.',
}

/** The companies could not be loaded; where none was in force there are no prices and no cart until they are. [DEC-065] */
export function RegionsBar() {
  const regions = useAppActor('regions')
  const problem = useSelector(regions, (state) => (state ? selectRegionsProblem(state) : null))
  const hasRegion = useRegionId() !== null
  if (!problem) return null
  return (
    <Bar
      tone="warn"
      icon={CircleAlert}
      label="Компании не загрузились"
      isLive
      action={<TextLinkButton onClick={() => regions?.send({ type: 'regions.retried' })}>Повторить</TextLinkButton>}
    >
      {WHY[problem]}
      <OwnText>{!hasRegion && ', поэтому нет цен и\u00a0корзины'}</OwnText>
      <OwnText>. </OwnText>
      {NEXT[problem]}
    </Bar>
  )
}
