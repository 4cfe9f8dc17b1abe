import { useEffect, useRef } from 'react'
import Printer from 'lucide-react/icons/printer'
import { codesText } from '../../../../model/document/parties'
import { vatInside, vatRateAt } from '../../../../model/money/price'
import { formatMoney } from '../../../../model/money/money'
import { payableItems } from '../../../../model/order/confirmed'
import type { Order } from '../../../../model/order/order'
import { orderNumber } from '../../../../model/order/order-number'
import { ORDER_CANCELLED } from '../../../../model/order/status'
import { formatDayMonth, formatDate } from '../../../../model/text/date'
import { ADDITIONAL_DISCOUNT_PERCENT } from '../../../../model/limits'
import { formatPieces } from '../../../../model/text/count'
import { placeText } from '../../../../model/text/place'
import { tied } from '../../../../model/text/tied'
import { useConfig } from '../../../hooks/data/use-config'
import { Money } from '../../../ui/amounts/money'
import { Button, ButtonLink } from '../../../ui/controls/button'
import { Note } from '../../../ui/surfaces/note'
import { contactText, receivedText } from '../order/received-text'
import styles from './invoice.module.scss'
import { sumInWords } from '../../../../model/money/sum-in-words'
import { ProductName } from '../../../product/list/product-name'
import { OwnText } from '../../../ui/text/own-text'

/** An order as an invoice on paper, A4: seller, buyer, the lines that are paid for, sums, VAT by the order's date. [DEC-017] */
export default function InvoiceView({ order }: { order: Order }) {
  const print = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Who was led here and does nothing else yet came to print it.
    if (document.activeElement === document.body || document.activeElement?.tagName === 'MAIN')
      print.current?.focus({ preventScroll: true })
  }, [])
  const config = useConfig()
  const rate = config && vatRateAt(Date.parse(order.created_at), config.vat_rates)
  const [number, buyerNumber] = [orderNumber(order.id), order.buyer_number ?? '']
  const parties = partiesOf(order, config)
  const items = payableItems(order.items)
  return (
    <>
      <div className={styles.bar}>
        <ButtonLink variant="line" href={`/personal/orders/${order.id}`}>
          К&nbsp;заказу
        </ButtonLink>
        <Button ref={print} variant="main" icon={Printer} onClick={() => window.print()}>
          Печать
        </Button>
      </div>
      {order.status === ORDER_CANCELLED && <Note tone="warn">Заказ отменён: счёт оплачивать не&nbsp;нужно.</Note>}
      <article className={styles.sheet} aria-label={`Счёт по заказу ${number}`}>
        {config?.requisites && <BankTable of={config.requisites} seller={config.legal_name} />}
        <h1>
          Счёт {number} от&nbsp;{formatDayMonth(order.created_at)} {formatDate(order.created_at).slice(-4)}&nbsp;г.
        </h1>
        <dl className={styles.parties}>
          {parties.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {buyerNumber !== '' && (
            <div>
              <dt>Заказ покупателя</dt>
              <dd>{buyerNumber}</dd>
            </div>
          )}
        </dl>
        <table className={styles.lines} aria-label="Товары счёта">
          <thead>
            <tr>
              <th>№</th>
              <th>Артикул</th>
              <th>Товар</th>
              <th>Кол-во</th>
              <th>Цена</th>
              <th>Сумма</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ product, cost, qty }, at) => (
              <tr key={product.id}>
                <td>{at + 1}</td>
                <td>{product.article}</td>
                <td>
                  <ProductName name={product.name} />
                </td>
                <td>{formatPieces(qty)}</td>
                <td>
                  <Money kopecks={cost} tone="plain" />
                </td>
                <td>
                  <Money kopecks={cost * qty} tone="plain" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl className={styles.sums}>
          {order.additional_discount > 0 && (
            <>
              <Sum name="Товары" kopecks={order.goods} />
              <Sum name={`Скидка за\u00a0самовывоз ${ADDITIONAL_DISCOUNT_PERCENT}\u00a0%`} kopecks={-order.additional_discount} />
            </>
          )}
          <Sum name="Итого к оплате" kopecks={order.total} isTotal />
          {rate !== undefined && <Sum name={`В том числе НДС ${rate}\u00a0%`} kopecks={vatInside(order.total, rate)} />}
        </dl>
        <p>
          Всего наименований {items.length}, на&nbsp;сумму <Money kopecks={order.total} tone="plain" />
          <br />
          <b>{sumInWords(order.total)}</b>
        </p>
        <p className={styles.note}>
          Назначение платежа: оплата по&nbsp;счёту {number} от&nbsp;{formatDate(order.created_at)}
          <OwnText>{rate !== undefined && `, в\u00a0том числе НДС ${rate}\u00a0% – ${formatMoney(vatInside(order.total, rate))}`}</OwnText>
          <OwnText>.</OwnText>
        </p>
        <p className={styles.signatures}>
          <span>Руководитель</span>
          <span>Главный бухгалтер</span>
        </p>
      </article>
    </>
  )
}

type Config = ReturnType<typeof useConfig>
type Requisites = NonNullable<NonNullable<Config>['requisites']>

/** Who sells, who buys, where it goes: rows that have something to say. */
function partiesOf(order: Order, config: Config): { name: string; value: string }[] {
  const { company_inn: inn = '', company_kpp: kpp = '', receiving } = order
  const seller = config && [config.legal_name, codesText(config.requisites?.inn, config.requisites?.kpp), config.requisites?.address]
  return [
    { name: 'Поставщик', value: joined(seller ?? []) },
    { name: 'Покупатель', value: joined([order.company_name, codesText(inn, kpp), order.store_city_name]) },
    { name: receiving.type === 'pickup' ? 'Самовывоз' : 'Доставка', value: placeText(receiving) },
    { name: 'Когда', value: tied(receivedText(order)) },
    { name: 'Контакт', value: contactText(order) },
  ].filter(({ value }) => value !== '')
}
const joined = (parts: readonly (string | undefined)[]) => tied(parts.filter(Boolean).join(', '))

/** Where to pay to. */
function BankTable({ of: { bank, bik, account, correspondent, inn, kpp }, seller }: { of: Requisites; seller: string }) {
  return (
    <table className={styles.bank} aria-label="Банковские реквизиты">
      <tbody>
        <tr>
          <td>Банк получателя: {bank}</td>
          <td>БИК {bik}</td>
        </tr>
        <tr>
          <td>
            Получатель: {seller}, {codesText(inn, kpp)}
          </td>
          <td>
            Р/с {account}
            <br />
            К/с {correspondent}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Sum({ name, kopecks, isTotal = false }: { name: string; kopecks: number; isTotal?: boolean }) {
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{name}</dt>
      <dd>
        <Money kopecks={kopecks} tone="plain" />
      </dd>
    </div>
  )
}
