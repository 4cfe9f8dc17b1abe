import { Link } from 'wouter'
import type { UpdDocument } from '../../../../model/document/document'
import { documentName, signatureText } from '../../../../model/document/document-words'
import type { Order } from '../../../../model/order/order'
import { orderNumber } from '../../../../model/order/order-number'
import { ORDER_CANCELLED, ORDER_SHIPPED } from '../../../../model/order/status'
import { useConfig } from '../../../hooks/data/use-config'
import { useResource } from '../../../hooks/data/use-resource'
import { Money } from '../../../ui/amounts/money'
import { OwnText } from '../../../ui/text/own-text'

/** How an order is paid for: by its invoice, and by the external form where that is configured. [DEC-068] */
export function OrderPayment({ order }: { order: Order }) {
  const url = useConfig()?.payment_url ?? ''
  if (order.status === ORDER_CANCELLED) return <>Заказ отменён, оплачивать не&nbsp;нужно</>
  return (
    <>
      По&nbsp;счёту, к&nbsp;оплате <Money kopecks={order.total} tone="plain" />
      {url !== '' && (
        <span>
          ,{' '}
          <a href={url} target="_blank" rel="noreferrer">
            оплатить картой или по&nbsp;QR-коду
          </a>
        </span>
      )}
    </>
  )
}

/** The documents of an order: its invoice, and the УПД that the shop knows of. */
export function OrderDocuments({ order }: { order: Order }) {
  const documents = useResource('regions.documents', { params: { id: order.company_region_id }, body: { order_id: order.id } })
  const isCancelled = order.status === ORDER_CANCELLED
  const own =
    documents.status === 'ready' ? documents.data.items.filter((document) => document.order_id === order.id && isPaper(document)) : null
  return (
    <>
      {!isCancelled && <Link href={`/personal/orders/${order.id}?invoice`}>Счёт {orderNumber(order.id)}</Link>}
      {own?.map((document, at) => (
        <span key={document.id}>
          <OwnText>{(at > 0 || !isCancelled) && ', '}</OwnText>
          <PaperLink document={document} />
        </span>
      ))}
      <OwnText>{own?.length === 0 && lackingText(order)}</OwnText>
    </>
  )
}

const lackingText = ({ status }: Order): string => {
  if (status === ORDER_CANCELLED) return 'Нет'
  return status === ORDER_SHIPPED ? ', УПД ещё не\u00a0выставлен' : ', УПД появится после отгрузки'
}

/** A server without kinds has УПД only; the invoice stands before them. */
const isPaper = ({ kind = 'upd' }: UpdDocument) => kind !== 'invoice'

function PaperLink({ document }: { document: UpdDocument }) {
  return (
    <>
      <Link href={`/personal/documents?document=${document.id}`}>{documentName(document)}</Link>, {signatureText(document)}
    </>
  )
}
