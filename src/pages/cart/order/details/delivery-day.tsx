import type { DeliveryDay as Day } from '../../../../../model/company/delivery-dates'
import { deliveryDayText, orderByText, timeLeftText, windowText } from '../../../../../model/company/delivery-words'
import type { Wanted } from '../../../../../model/order/placing/details'
import { Field } from '../../../../ui/controls/field'
import { Select } from '../../../../ui/controls/select'
import styles from './details.module.scss'
import type { OrderDetailsForm } from './use-order-details'

const buyerZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** When the order comes to the chosen point: the day, until when to order for it, and other days and hours to choose. Nothing where nothing is promised. [ENT-005, DEC-067] */
export function DeliveryDay({ form: { wanted, now, mayOrder, change } }: { form: OrderDetailsForm }) {
  const [first] = wanted?.days ?? []
  if (!wanted || !first || now === null) return null
  const { date, goneDate, window, schedule } = wanted
  const chosen = wanted.days.find((day) => day.date === date)
  return (
    <div className={styles.when}>
      <p className={styles.promise}>
        {chosen === undefined ? (
          <>
            Ближайшая доставка: <b>{deliveryDayText(first.date)}</b>.
          </>
        ) : (
          <Until day={chosen} isFirst={chosen === first} wanted={wanted} now={mayOrder ? now : null} />
        )}
      </p>
      <div className={styles.pair}>
        <Field
          label="День доставки"
          isLabelHidden
          error={goneDate !== null && `На ${deliveryDayText(goneDate)} сюда уже не\u00a0доставим. Выберите другой день.`}
        >
          <Select
            size="s"
            value={goneDate ?? (chosen === undefined || chosen === first ? '' : chosen.date)}
            onChange={(event) => change({ wantedDate: event.target.value || null })}
          >
            {goneDate !== null && (
              <option value={goneDate} disabled>
                {deliveryDayText(goneDate)}: поздно
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
    </div>
  )
}

type UntilProps = { day: Day; isFirst: boolean; wanted: Wanted; now: number | null /** null: nobody may order now. */ }
function Until({ day, isFirst, wanted, now }: UntilProps) {
  return (
    <>
      {isFirst ? 'Ближайшая доставка: ' : 'Доставка: '}
      <b>{deliveryDayText(day.date)}</b>.
      {now !== null && (
        <>
          {' '}
          Закажите {orderByText(day, wanted.schedule, now, buyerZone)}, осталось <b>{timeLeftText(day.orderBy - now)}</b>
        </>
      )}
    </>
  )
}
