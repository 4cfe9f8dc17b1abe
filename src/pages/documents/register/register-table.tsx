import clsx from 'clsx'
import { Link } from 'wouter'
import type { UpdDocument } from '../../../../model/document/document'
import { deadlineText, shortKind } from '../../../../model/document/document-words'
import { orderNumber } from '../../../../model/order/order-number'
import { formatDate, formatDateTime } from '../../../../model/text/date'
import { Money } from '../../../ui/amounts/money'
import { endCell, Table } from '../../../ui/surfaces/tables/data-table'
import { OwnText } from '../../../ui/text/own-text'
import { documentAddress } from '../documents-address'
import { ExchangeBadge, StateBadge } from '../state-badge'
import styles from './register.module.scss'

type RegisterTableProps = {
  documents: readonly UpdDocument[]
  /** What was owed after each of them is known. [ROLE-003] */
  hasBalance: boolean
}

/** A page of the register, each row leads to its document; on phones a row folds into three lines. */
export function RegisterTable({ documents, hasBalance }: RegisterTableProps) {
  return (
    <Table label="Документы региона" isRoomy className={styles.table}>
      <thead>
        <tr>
          <th>Документ</th>
          <th>Дата</th>
          <th>Состояние</th>
          <th className={endCell}>Сумма</th>
          {hasBalance && <th className={endCell}>Долг после</th>}
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <tr key={document.id}>
            <td className={styles.name}>
              <Link href={documentAddress(document.id)}>{document.number}</Link>
              <span className={styles.kind}>
                {shortKind(document)}
                <OwnText>{document.order_id !== null && `, заказ ${orderNumber(document.order_id)}`}</OwnText>
                <OwnText>{document.base && `, к\u00a0${document.base.number}`}</OwnText>
              </span>
            </td>
            <td className={styles.date}>
              <time dateTime={document.created_at} title={formatDateTime(document.created_at)}>
                {formatDate(document.created_at)}
              </time>
            </td>
            <td className={styles.state}>
              <span className={styles.states}>
                <ExchangeBadge document={document} />
                <OtherStates document={document} />
              </span>
              {deadlineText(document) !== '' && (
                <span className={clsx(styles.deadline, document.overdue && styles.late)}>{deadlineText(document)}</span>
              )}
            </td>
            <td className={clsx(endCell, styles.sum)}>{document.total !== 0 && <Money kopecks={document.total} size="s" />}</td>
            {hasBalance && (
              <td className={clsx(endCell, styles.balance)}>
                {document.balance !== undefined && (
                  <>
                    <span className={styles.unit}>долг после&nbsp;</span>
                    <Money kopecks={document.balance} tone="plain" />
                  </>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** What is unusual of the other states. */
function OtherStates({ document: { accounting = 'posted', labelling = 'none', awaits_correction } }: { document: UpdDocument }) {
  return (
    <>
      {accounting !== 'posted' && <StateBadge group="accounting" value={accounting} />}
      {(labelling === 'partly' || labelling === 'refused') && <StateBadge group="labelling" value={labelling} />}
      {awaits_correction && <span className={styles.deadline}>ждёт корректировки</span>}
    </>
  )
}
