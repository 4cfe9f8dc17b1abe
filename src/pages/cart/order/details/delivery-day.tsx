import type { DeliveryDay as Day } from '../../../../../model/company/delivery-dates'
import { daysAheadText, deliveryDayText, orderByText, timeLeftText, windowText } from '../../../../../model/company/delivery-words'
import { goneDayText, type Wanted } from '../../../../../model/order/placing/details'
import { stopsOrder } from '../../../../layouts/shortcuts/order-button'
import { Field } from '../../../../ui/controls/field'
import { Select } from '../../../../ui/controls/select'
import styles from './details.module.scss'
import type { OrderDetailsForm } from './use-order-details'
import { OwnText } from '../../../../ui/text/own-text'

/** Why a day that was chosen cannot be, beside it. */
const GONE = { late: 'поздно', holiday: 'праздник', goods: 'рано' } as const

const buyerZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** When the order comes to the chosen point: day and hours, first as they are to be seen, and until when to order for them. Nothing where nothing is promised. [ENT-005, DEC-012, DEC-067] */
export function DeliveryDay({ form: { wanted, now, mayOrder, change } }: { form: OrderDetailsForm }) {
  const [first] = wanted?.days ?? []
  if (!wanted || now === null) return null
  if (wanted.arrival === undefined || wanted.arrival === null)
    return (
      <p className={styles.promise}>
        {wanted.arrival === null
          ? 'Часть товаров придёт с\u00a0других складов, день доставки уточнит менеджер.'
          : 'День доставки\u00a0— когда узнаем, где товары.'}
      </p>
    )
  if (!first) return null
  const { date, goneDay, window, schedule } = wanted
  const chosen = wanted.days.find((day) => day.date === date)
  return (
    <div className={styles.when}>
      <div className={styles.pair}>
        <Field label="День доставки" isLabelHidden error={goneDay !== null && goneDayText(goneDay)}>
          <Select
            {...stopsOrder(goneDay !== null)}
            size="s"
            value={goneDay?.date ?? (chosen === undefined || chosen === first ? '' : chosen.date)}
            onChange={(event) => change({ wantedDate: event.target.value || null })}
          >
            {goneDay !== null && (
              <option value={goneDay.date} disabled>
                {deliveryDayText(goneDay.date)}: {GONE[goneDay.why]}
              </option>
            )}
            {wanted.days.map((day, at) => (
              <option key={day.date} value={at === 0 ? '' : day.date}>
                {deliveryDayText(day.date)}
              </option>
            ))}
          </Select>
        </Field>
        {schedule.windows.length > 0 && (
          <Field label="Время доставки" isLabelHidden>
            <Select size="s" value={window ?? ''} onChange={(event) => change({ wantedWindow: event.target.value || null })}>
              <option value="">Любое время</option>
              {schedule.windows.map((each) => (
                <option key={each} value={each}>
                  {windowText(each)}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      <p className={styles.promise}>
        {chosen === undefined ? (
          <>
            <OwnText>Ближайшая доставка: </OwnText>
            <b>{deliveryDayText(first.date)}</b>
            <OwnText>.</OwnText>
          </>
        ) : (
          <Until day={chosen} isFirst={chosen === first} wanted={wanted} now={mayOrder ? now : null} />
        )}
        <OwnText>{wanted.isPutOff && ` Всё вместе на\u00a0складе\u00a0— ${daysAheadText(wanted.arrival)}.`}</OwnText>
      </p>
    </div>
  )
}

type UntilProps = {
  day: Day
  isFirst: boolean
  wanted: Wanted
  /** ms; null: nobody may order now. */
  now: number | null
}
function Until({ day, isFirst, wanted, now }: UntilProps) {
  return (
    <>
      {isFirst ? 'Ближайшая доставка: ' : 'Доставка: '}
      <b>{deliveryDayText(day.date)}</b>.
      {now !== null && (
        <>
          {' '}
          <OwnText>Закажите </OwnText>
          <OwnText>{orderByText(day, wanted.schedule, now, buyerZone)}</OwnText>
          <OwnText>, осталось&nbsp;</OwnText>
          <b>{timeLeftText(day.orderBy - now)}</b>
          <OwnText>.</OwnText>
        </>
      )}
    </>
  )
}
