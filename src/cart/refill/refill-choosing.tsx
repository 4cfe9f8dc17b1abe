import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { choiceOf, type refillMachine } from '../../../machines/refill/refill.machine'
import { LINES_PER_ORDER } from '../../../model/limits'
import { refusalText } from '../../../model/api-error'
import { formatMoney } from '../../../model/money/money'
import {
  addedOf,
  chosenOffer,
  isFull,
  lossOf,
  refillWishes,
  type RefillLoss,
  type LineInCart,
  type RefillRow,
} from '../../../model/refill/refill'
import { formatCount } from '../../../model/text/count'
import { counted, pluralForm } from '../../../model/text/plural'
import { words as nouns } from '../../../model/text/words'
import { Button } from '../../ui/controls/button'
import { Checkbox } from '../../ui/controls/choice/checkbox'
import { FieldGroup } from '../../ui/controls/field'
import { Radio } from '../../ui/controls/choice/radio'
import { DialogFoot } from '../../ui/surfaces/dialog'
import { Note } from '../../ui/surfaces/note'
import { OtherRegion } from './other-region'
import styles from './refill.module.scss'
import { RefillLine } from './refill-line'
import type { RefillWords } from './refill-words'
import { OwnText } from '../../ui/text/own-text'

type Props = { flow: ActorRefFrom<typeof refillMachine>; words: RefillWords; standing: readonly LineInCart[] | null }
const NONE: readonly LineInCart[] = []

/** The lines of a list of old to choose from, how they go into the cart, and the button. */
export function RefillChoosing({ flow, words, standing }: Props) {
  const context = useSelector(flow, (state) => state.context)
  const { rows, mode, refusal, boughtFor } = context
  const choice = choiceOf(context, { standing: standing ?? NONE })
  const isBusy = useSelector(flow, (state) => state.matches('adding'))
  const name = useId()
  const inCart = new Map((standing ?? NONE).map(({ product, qty }) => [product.id, qty]))
  const isInCart = (row: RefillRow) => isFull(row, mode, inCart.get(row.product.id) ?? 0)
  const chosen = rows.filter((row) => chosenOffer(row, choice) !== null)
  const possible = rows.filter((row) => row.now !== null && !isInCart(row))
  const wishes = refillWishes(rows, choice, mode, standing ?? NONE)
  const wishOf = new Map(wishes.map((wish) => [wish.product.id, wish]))
  const costs = new Map(rows.flatMap((row) => chosenOffer(row, choice) ?? []).map(({ product, cost }) => [product.id, cost]))
  const before = (id: number) => (mode === 'add' ? (inCart.get(id) ?? 0) : 0)
  const adding = wishes.filter((wish) => addedOf(wish, before(wish.product.id)) > 0)
  const coming = new Set(adding.map((wish) => wish.product.id))
  const lines = chosen.filter((row) => coming.has(chosenOffer(row, choice)?.product.id ?? 0)).length
  const sum = adding.reduce((all, wish) => all + addedOf(wish, before(wish.product.id)) * (costs.get(wish.product.id) ?? 0), 0)
  const linesAfter = new Set([...adding.map((wish) => wish.product.id), ...(mode === 'add' ? inCart.keys() : [])]).size
  const said = new Set<number>()
  const obstacle =
    standing === null
      ? 'Корзина ещё загружается'
      : chosen.length === 0
        ? 'Отметьте хотя бы одну строку'
        : adding.length === 0
          ? 'Добавить нечего: отмеченное уже в\u00a0корзине'
          : linesAfter > LINES_PER_ORDER
            ? `В\u00a0заказе до\u00a0${formatCount(LINES_PER_ORDER)} строк, а\u00a0с\u00a0отмеченными будет ${formatCount(linesAfter)}: снимите часть`
            : undefined

  return (
    <>
      {boughtFor && <OtherRegion boughtFor={boughtFor} />}
      {refusal && (
        <Note tone="bad" role="alert">
          {refusalText(refusal)}
        </Note>
      )}
      {inCart.size > 0 && (
        <FieldGroup label="Как положить в&nbsp;корзину" isLabelHidden className={styles.modes}>
          <Radio
            name={name}
            value="add"
            checked={mode === 'add'}
            label="Добавить к&nbsp;корзине"
            hint={`Сейчас в\u00a0ней ${counted(inCart.size, nouns.line)}`}
            onChange={() => flow.send({ type: 'mode.changed', mode: 'add' })}
          />
          <Radio
            name={name}
            value="replace"
            checked={mode === 'replace'}
            label="Только эти товары"
            hint={mode === 'replace' ? lossText(lossOf(wishes, standing ?? NONE)) : 'Остальные строки уберём из\u00a0корзины'}
            onChange={() => flow.send({ type: 'mode.changed', mode: 'replace' })}
          />
        </FieldGroup>
      )}
      {words.note !== undefined && <p className={styles.note}>{words.note}</p>}
      <div className={styles.lines}>
        <div className={styles.all}>
          <Checkbox
            label={`Все, что есть: ${counted(possible.length, nouns.line)}`}
            checked={possible.length > 0 && possible.every((row) => choice.get(row.product.id) === 'itself')}
            isIndeterminate={lines > 0 && !possible.every((row) => choice.get(row.product.id) === 'itself')}
            isDisabled={possible.length === 0}
            onChange={(isWhole) => flow.send({ type: 'lines.chosen', isWhole })}
          />
        </div>
        <ul aria-label={words.lines} className={rows.length > 40 ? styles.long : undefined}>
          {rows.map((row) => {
            const isWhole = isInCart(row)
            const as = choice.get(row.product.id) ?? null
            const offer = isWhole && as === 'itself' ? null : chosenOffer(row, choice)
            const wish = offer ? wishOf.get(offer.product.id) : undefined
            // Of several rows that come to one product it is said once
            const isSaid = wish !== undefined && said.has(wish.product.id)
            if (wish) said.add(wish.product.id)
            return (
              <RefillLine
                key={row.product.id}
                row={row}
                inIt={words.inIt}
                as={offer && as}
                isFull={isWhole}
                wish={wish}
                isSaidAbove={isSaid}
                before={wish ? before(wish.product.id) : 0}
                inCart={inCart.get((offer ?? row).product.id) ?? 0}
                onChoose={(as) => flow.send({ type: 'line.chosen', productId: row.product.id, as })}
              />
            )
          })}
        </ul>
      </div>
      <DialogFoot isSticky className={styles.foot}>
        <span className={styles.sum} role="status">
          {adding.length > 0 && (
            <>
              <OwnText>{counted(lines, nouns.line)}</OwnText>
              <OwnText>, </OwnText>
              <b>{formatMoney(sum)}</b>
            </>
          )}
        </span>
        <Button
          variant="main"
          busy={isBusy}
          {...(obstacle !== undefined && { disabledReason: obstacle })}
          onClick={() => standing && flow.send({ type: 'refill.confirmed', standing })}
        >
          В корзину
        </Button>
      </DialogFoot>
    </>
  )
}

/** «Из корзины уйдут 2 строки, в 1 строке станет меньше; можно будет вернуть» */
function lossText({ gone, fewer }: RefillLoss): string {
  if (gone + fewer === 0) return 'Из\u00a0корзины ничего не\u00a0уйдёт'
  const going = `Из\u00a0корзины ${pluralForm(gone, { one: 'уйдёт', few: 'уйдут', many: 'уйдёт' })} ${counted(gone, nouns.line)}`
  const less = `\u00a0${counted(fewer, { one: 'строке', few: 'строках', many: 'строках' })} станет меньше`
  const loss = gone === 0 ? `В${less}` : fewer === 0 ? going : `${going}, в${less}`
  return `${loss}; можно будет вернуть`
}
