import { useId } from 'react'
import { Link } from 'wouter'
import { formatMoney } from '../../../../model/money/money'
import { valueText, type Product } from '../../../../model/catalogue/product'
import { amountText } from '../../../../model/vehicle/amount-text'
import type { Confidence, KitItem, KitOffer } from '../../../../model/vehicle/details/service-kit'
import { type KitPlan, soldUnit } from '../../../../model/vehicle/packs/kit-fill'
import { ProductName } from '../../../product/list/product-name'
import { Checkbox } from '../../../ui/controls/choice/checkbox'
import { Badge } from '../../../ui/marks/badge'
import { MatchBadge } from '../parts/match-badge'
import { oemAddress } from '../parts/oem-address'
import { Reasons } from '../parts/reasons'
import styles from './kit.module.scss'
import type { KitChoice, KitRow } from './use-kit'

type KitRowProps = { row: KitRow; isPricing: boolean; onChoose: (change: Partial<KitChoice>) => void }

const CONFIDENCE: Readonly<Record<Confidence, { words: string; tone: 'ok' | 'warn' | 'mut' | 'info' }>> = {
  high: { words: 'достоверность высокая', tone: 'ok' },
  medium: { words: 'достоверность средняя', tone: 'info' },
  low: { words: 'оценка', tone: 'warn' },
  none: { words: 'не\u00a0известно', tone: 'mut' },
}

/** A thing of the kit: what it has to be, where that is from, the goods for it and the packages of one car. */
export function KitRowView({ row: { item, choice, plans, plan }, isPricing, onChoose }: KitRowProps) {
  const offer = item.offers[choice.offer] ?? item.offers[0]
  const { words, tone } = CONFIDENCE[item.confidence]
  return (
    <li className={styles.row}>
      <Checkbox
        label={`${item.name}: взять`}
        isLabelHidden
        checked={choice.isTaken && plan !== null}
        isDisabled={plan === null}
        onChange={(isTaken) => onChoose({ isTaken })}
        className={styles.tick}
      />
      <div className={styles.need}>
        <h3>{item.name}</h3>
        {item.demand !== '' && <p>{item.demand}</p>}
        <Amount item={item} />
        {item.condition !== '' && <p className={styles.condition}>{item.condition}</p>}
        <p className={styles.source}>
          <Badge tone={tone}>{words}</Badge>
          <span>{item.source}</span>
        </p>
      </div>
      <div className={styles.offers}>
        {offer ? (
          <Offers item={item} chosen={item.offers.indexOf(offer)} onChoose={(at) => onChoose({ offer: at, plan: 0 })} />
        ) : (
          <p className={styles.none}>{noOffers(item)}</p>
        )}
      </div>
      {offer && (
        <div className={styles.plans}>
          {plans.length > 0 ? (
            <Plans plans={plans} chosen={plan} offer={offer} onChoose={(at) => onChoose({ plan: at, isTaken: true })} />
          ) : (
            <p className={styles.none}>{isPricing ? 'Узнаём цену…' : item.amount === null ? 'Объём неизвестен' : 'Сейчас купить нельзя'}</p>
          )}
        </div>
      )}
    </li>
  )
}

function noOffers({ confidence }: KitItem): string {
  return confidence === 'none' ? 'Выберите в\u00a0каталоге, когда узнаете по\u00a0руководству.' : 'Подходящих товаров сейчас нет.'
}

function Amount({ item: { amount, oem } }: { item: KitItem }) {
  return (
    <p className={styles.amount}>
      {amount && <b>{amountText(amount.value, amount.unit)}</b>}
      {amount?.without_filter !== undefined && <span>с&nbsp;фильтром, без него ≈&nbsp;{amountText(amount.without_filter, 'л')}</span>}
      {amount?.kilograms !== undefined && <span>≈&nbsp;{amountText(amount.kilograms, 'кг')}</span>}
      {oem !== '' && (
        <span>
          OEM <Link href={oemAddress(oem)}>{oem}</Link>
        </span>
      )}
    </p>
  )
}

/** The goods for a thing; the chosen one says why it fits. */
function Offers({ item, chosen, onChoose }: { item: KitItem; chosen: number; onChoose: (at: number) => void }) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className="vh">{item.name}: товар</legend>
      {item.offers.map(({ match, reasons, products: [product] }, at) =>
        product ? (
          <div key={product.id} className={styles.offer}>
            <label>
              {item.offers.length > 1 && <input type="radio" name={name} checked={at === chosen} onChange={() => onChoose(at)} />}
              <span>
                <ProductName name={lineName(product, item.offers[at]?.products.length ?? 1)} />
              </span>
              <MatchBadge match={match} />
            </label>
            {at === chosen && (
              <div className={styles.why}>
                <Link href={`/product/${product.id}`}>{product.article}</Link>
                <Reasons reasons={reasons} />
              </div>
            )}
          </div>
        ) : null,
      )}
    </fieldset>
  )
}

/** Of goods in several packages the name without the package. */
function lineName({ name }: Product, packages: number): string {
  return packages > 1 ? name.replace(/\s[\d,]+\s(л|кг|мл|г)$/u, '') : name
}

type PlansProps = { plans: readonly KitPlan[]; chosen: KitPlan | null; offer: KitOffer; onChoose: (at: number) => void }

function Plans({ plans, chosen, offer, onChoose }: PlansProps) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className="vh">Сколько взять</legend>
      {plans.map((plan, at) => (
        <div key={plan.lines.map(({ product, quantity }) => `${product.id}-${quantity}`).join()} className={styles.plan}>
          <label>
            {plans.length > 1 && <input type="radio" name={name} checked={plan === chosen} onChange={() => onChoose(at)} />}
            <span className={styles.packs}>{packsText(plan)}</span>
            <b>{formatMoney(plan.price)}</b>
          </label>
          {plans.length > 1 && plan.isCheapest && <Badge tone="ok">дешевле</Badge>}
        </div>
      ))}
      {chosen && <Ordered plan={chosen} unit={soldUnit(offer)} />}
    </fieldset>
  )
}

/** «4 л + 1 л», «2 × 1 л», «1 шт». */
function packsText({ lines, amount }: KitPlan): string {
  return lines
    .map(({ product, quantity }) => {
      const size = product.values.find(({ parameter }) => parameter.id === 'vol' || parameter.id === 'mass')
      if (amount === null || !size) return amountText(quantity, 'шт')
      return quantity === 1 ? valueText(size) : `${quantity}\u00a0×\u00a0${valueText(size)}`
    })
    .join(' + ')
}

/** What is left over of the packages, and that goods are ordered in packs. */
function Ordered({ plan, unit }: { plan: KitPlan; unit: 'л' | 'кг' }) {
  const pieces = plan.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const packed = plan.lines.filter(({ product, quantity }) => quantity % product.pack !== 0)
  return (
    <>
      {plan.amount !== null && pieces > 1 && <p className={styles.rest}>всего {amountText(plan.amount, unit)}</p>}
      {packed.length > 0 && (
        <p className={styles.rest}>заказ кратно {packed.map(({ product }) => amountText(product.pack, 'шт')).join(' и\u00a0')}</p>
      )}
    </>
  )
}
