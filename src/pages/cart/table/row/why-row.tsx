import type { MouseEvent } from 'react'
import type { Product } from '../../../../../model/catalogue/product'
import { formatPieces } from '../../../../../model/text/count'
import { AnalogOffer } from '../../../../cart/analog/analog-offer'
import type { LineWhy } from '../../../../cart/line-words'
import { NotifyButton } from '../../../../product/notify/notify-button'
import { useAppActor } from '../../../../shop/app-context'
import { TextLinkButton } from '../../../../ui/controls/text-link-button'
import { useReveal } from '../../reveal'
import { type Tone, WordsRow } from '../../../../cart/table/line/words-row'
import { COLUMNS } from '../columns'
import type { FocusMarks } from '../../../../cart/table/use-focus-kept'
import styles from './why-row.module.scss'

type WhyRowProps = {
  place: number | undefined
  product: Product
  why: LineWhy
  /** The product has left the catalogue. */
  isGone: boolean
  /** Why nothing can be done about the line now. */
  lock: string | undefined
  /** What may be taken instead. */
  analog: Product | null
  focusMarks: FocusMarks
  onFix: (quantity: number) => void
}

/** The id of the words under a line. */
export const whyId = (productId: number): string => `why-${productId}`

/** How a line with these words looks: a lower price is good news. */
export const toneOf = (why: LineWhy | null): Tone =>
  why?.isProblem || (why?.newPrice && why.newPrice.now > why.newPrice.before) ? 'warn' : why?.newPrice ? 'good' : 'plain'

/** Under a line: what is wrong with it and what can be done, or what became of its quantity or price. */
export function WhyRow({ place, product, why, isGone, lock, analog, focusMarks, onFix }: WhyRowProps) {
  const cart = useAppActor('cart')
  const checkout = useAppActor('checkout')
  const reveal = useReveal()
  const { text, fix, refusedKey, isOut, newPrice } = why
  return (
    <WordsRow place={place} columns={COLUMNS} tone={toneOf(why)} focusMarks={focusMarks}>
      <span id={whyId(product.id)}>{text}</span>
      <span className={styles.actions}>
        {fix !== null && (
          <TextLinkButton
            disabledReason={lock}
            onClick={(event) => {
              focusLine(event)
              onFix(fix)
            }}
          >
            Поставить {formatPieces(fix)}
          </TextLinkButton>
        )}
        {newPrice && (
          <TextLinkButton
            aria-label={`Принять цену: ${product.article}`}
            onClick={(event) => {
              focusLine(event)
              checkout?.send({ type: 'prices.accepted', prices: { [product.id]: newPrice.now } })
            }}
          >
            Принять цену
          </TextLinkButton>
        )}
      </span>
      {analog && <AnalogOffer productId={product.id} article={product.article} analog={analog} lock={lock} onReplaced={reveal} />}
      {isOut && <NotifyButton look="words" product={product} />}
      {isGone && refusedKey === null && (
        <TextLinkButton aria-label={`Удалить строку: ${product.article}`} disabledReason={lock} onClick={() => onFix(0)}>
          Удалить
        </TextLinkButton>
      )}
      {refusedKey !== null && (
        <span className={styles.actions}>
          <TextLinkButton
            disabledReason={lock}
            onClick={(event) => {
              focusLine(event)
              cart?.send({ type: 'write.retried', key: refusedKey })
            }}
          >
            Повторить
          </TextLinkButton>
          <TextLinkButton
            disabledReason={lock}
            onClick={(event) => {
              focusLine(event)
              cart?.send({ type: 'write.dropped', key: refusedKey })
            }}
          >
            Оставить как есть
          </TextLinkButton>
        </span>
      )}
    </WordsRow>
  )
}

/** The button goes with its words: the focus goes to the quantity that they were of. */
function focusLine({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('tr')?.previousElementSibling?.querySelector<HTMLInputElement>('input[inputmode="numeric"]')?.focus()
}
