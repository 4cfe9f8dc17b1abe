import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { OrderNews as News } from '../../../../machines/checkout/checkout.types'
import { droppedText, ofRegion } from '../../../../model/order/outcome'
import { useAppActor } from '../../../shop/app-context'
import { useRegionId } from '../../../hooks/visitor/use-region'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Note } from '../../../ui/surfaces/note'
import { OwnText } from '../../../ui/text/own-text'
import styles from './order.module.scss'

/** What became of orders that were not told as placed: one may be there, it is there, it was there already, it was refused after the region had changed, or it never left because of that, or because its page went or the checkout failed. [DEC-022, DEC-027] */
export function OrderNews() {
  const checkout = useAppActor('checkout')
  const all = useSelector(checkout, (state) => state?.context.news ?? NO_NEWS)
  if (!checkout || all.length === 0) return null
  return (
    <div className={styles.news}>
      {all.map((news) => (
        <Note key={keyOf(news)} tone={TONES[news.type]} role="alert">
          <Words news={news} /> <TextLinkButton onClick={() => checkout.send({ type: 'news.noted', news })}>Понятно</TextLinkButton>
        </Note>
      ))}
    </div>
  )
}

const NO_NEWS: readonly News[] = []
const keyOf = (news: News) => `${news.type} ${news.regionId} ${'orderId' in news ? news.orderId : ''}`

const TONES = { doubtful: 'warn', accepted: 'ok', earlier: 'warn', refused: 'bad', unsent: 'bad', interrupted: 'warn' } as const

function Words({ news }: { news: News }): ReactNode {
  const isHere = useRegionId() === news.regionId
  const region = useSelector(useAppActor('regions'), (state) => state?.context.regions.find(({ id }) => id === news.regionId))
  const whose = ofRegion(isHere ? undefined : region)
  switch (news.type) {
    case 'doubtful':
      return (
        <>
          Сервер не&nbsp;ответил, и&nbsp;неизвестно, принят ли заказ{whose}. Посмотрите в&nbsp;
          <OwnText>{isHere ? <Link href="/personal/orders">истории заказов</Link> : 'истории заказов этого региона'}</OwnText>
          <OwnText>: если его там нет, оформите снова, заказ не&nbsp;задвоится.</OwnText>
        </>
      )
    case 'accepted':
    case 'earlier':
      return (
        <>
          {news.text} <Link href={`/personal/orders/${news.orderId}`}>Открыть заказ</Link>
        </>
      )
    case 'refused':
      return (
        <>
          Заказ{whose} не&nbsp;оформлен. {news.text}
        </>
      )
    case 'unsent':
      return droppedText(isHere ? undefined : region)
    case 'interrupted':
      return <>Заказ{whose} не&nbsp;был отправлен: оформление прервалось. Проверьте и&nbsp;нажмите ещё раз.</>
  }
}
