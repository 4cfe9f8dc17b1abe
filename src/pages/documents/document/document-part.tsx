import clsx from 'clsx'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { Link } from 'wouter'
import type { DocumentDetails } from '../../../../model/document/document-details'
import { deadlineText, KIND_NAMES } from '../../../../model/document/document-words'
import { awaitsSignature } from '../../../../model/document/document'
import { partyText } from '../../../../model/document/parties'
import { takesDifferences } from '../../../../model/document/signing'
import { orderNumber } from '../../../../model/order/order-number'
import { formatDate } from '../../../../model/text/date'
import { formatPhone } from '../../../../model/identity/phone'
import { formatMoney } from '../../../../model/money/money'
import { useConfig } from '../../../hooks/data/use-config'
import { useResource } from '../../../hooks/data/use-resource'
import { useArrived } from '../../../hooks/screen/use-navigation'
import { PersonalTitle } from '../../../layouts/personal/personal-title'
import { ResourceView } from '../../../layouts/resource-view'
import { Money } from '../../../ui/amounts/money'
import { Button, ButtonLink } from '../../../ui/controls/button'
import { Note } from '../../../ui/surfaces/note'
import { Panel } from '../../../ui/surfaces/panel'
import { Params } from '../../../ui/surfaces/params'
import { documentAddress } from '../documents-address'
import { PaperFile } from '../paper/paper-file'
import { SigningPanel } from '../signing/signing-panel'
import { ExchangeBadge } from '../state-badge'
import { DocumentLines } from './document-lines'
import { DocumentStates } from './document-states'
import { RequestAgain } from './request-again'
import styles from './document.module.scss'

/** One document: what it is, its signature, its lines, and the history of its four states. [ENT-019, DEC-072] */
export function DocumentPart({ id }: { id: number }) {
  const document = useResource('documents.get', { params: { id } })
  useArrived(document.status !== 'loading')
  return (
    <>
      <PersonalTitle count={document.status === 'ready' && KIND_NAMES[document.data.kind ?? 'upd']}>
        {document.status === 'ready' ? document.data.number : 'Документ'}
      </PersonalTitle>
      <div className={styles.bar}>
        <ButtonLink variant="line" size="s" href="/personal/documents">
          Все документы
        </ButtonLink>
        {document.status === 'ready' && (
          <>
            <Button variant="line" size="s" icon={Printer} onClick={() => window.print()}>
              Напечатать
            </Button>
            <PaperFile source={document.data} />
          </>
        )}
      </div>
      <ResourceView of={document} waiting="Загружаем документ" failed="Документ не загрузился" height={560} className={styles.place}>
        {(data) => <Loaded document={data} />}
      </ResourceView>
    </>
  )
}

function Loaded({ document }: { document: DocumentDetails }) {
  const config = useConfig()
  // Once answered, its outcome stays in the place of the questions.
  const [wasWaiting] = useState(() => awaitsSignature(document))
  const isOperatorKnown = (config?.edo_url ?? '') !== ''
  const mayBeRequested = takesDifferences(document) && document.exchange !== 'signed' && document.exchange !== 'differences'
  return (
    <div className={styles.parts}>
      {wasWaiting && config && isOperatorKnown && <SigningPanel document={document} />}
      {wasWaiting && config && !isOperatorKnown && (
        <Note>Здесь документы не&nbsp;подписывают: подпишите его у&nbsp;оператора электронного документооборота.</Note>
      )}
      {document.awaits_correction && (
        <Note tone="warn">
          Документ принят с&nbsp;расхождениями, акт ТОРГ-2 у&nbsp;продавца. От&nbsp;него ждут корректировку: УКД или исправленный УПД.
        </Note>
      )}
      <div className={styles.pair}>
        <Panel title="О&nbsp;документе">
          <Params rows={factsOf(document)} />
          <Files document={document} />
        </Panel>
        <DocumentStates document={document} />
      </div>
      {document.lines.length > 0 && <DocumentLines document={document} />}
      {mayBeRequested && <RequestAgain key={document.requested_at ?? ''} document={document} />}
    </div>
  )
}

function factsOf(document: DocumentDetails) {
  const { kind = 'upd', created_at, due_at, total, vat, vat_rate, order_id, base, seller, buyer, balance } = document
  const isSigned = document.exchange !== 'none'
  return [
    { name: 'Вид', value: KIND_NAMES[kind] },
    { name: 'Дата', value: formatDate(created_at) },
    { name: 'Обмен', value: <ExchangeBadge document={document} /> },
    ...(due_at ? [{ name: isSigned ? 'Подписать до' : 'Действует до', value: formatDate(due_at) }] : []),
    ...(deadlineText(document) !== '' && document.overdue ? [{ name: 'Срок', value: deadlineText(document) }] : []),
    ...(total === 0 ? [] : [{ name: kind === 'ukd' ? 'Изменение суммы' : 'Сумма', value: <Money kopecks={total} /> }]),
    ...(total === 0 || vat === undefined ? [] : [{ name: `В\u00a0том числе НДС ${vat_rate ?? ''}\u00a0%`, value: formatMoney(vat) }]),
    ...(balance === undefined ? [] : [{ name: 'Долг после документа', value: formatMoney(balance) }]),
    ...(order_id === null ? [] : [{ name: 'Заказ', value: <Link href={`/personal/orders/${order_id}`}>{orderNumber(order_id)}</Link> }]),
    ...(base ? [{ name: 'Основание', value: <Link href={documentAddress(base.id)}>{base.number}</Link> }] : []),
    { name: 'Продавец', value: partyText(seller, document.seller_inn, document.seller_kpp) },
    { name: 'Покупатель', value: partyText(buyer, document.buyer_inn, document.buyer_kpp) },
  ]
}

/** The files of a document, or who has them. */
function Files({ document: { files, company_region_id } }: { document: DocumentDetails }) {
  const manager = useResource('regions.manager', files.length === 0 ? { params: { id: company_region_id } } : null)
  const phone = useConfig()?.phone ?? ''
  if (files.length > 0)
    return (
      <ul className={styles.files}>
        {files.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    )
  if (manager.status === 'loading') return null
  const number = (manager.status === 'ready' && manager.data?.phone) || phone
  return (
    <p className={clsx(styles.note, styles.missing)}>
      Файла с&nbsp;подписями продавца здесь нет. Его пришлёт менеджер
      {number !== '' && (
        <span>
          : <a href={`tel:+${number}`}>{formatPhone(number)}</a>
        </span>
      )}
    </p>
  )
}
