import { Link } from 'wouter'
import type { DocumentDetails, DocumentLine } from '../../../../model/document/document-details'
import { formatPieces } from '../../../../model/text/count'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { Money } from '../../../ui/amounts/money'
import { endCell, Table } from '../../../ui/surfaces/tables/data-table'
import { Panel } from '../../../ui/surfaces/panel'
import { OwnText } from '../../../ui/text/own-text'
import styles from './document.module.scss'

const CODES = { 1: 'без\u00a0расхождений', 2: 'с\u00a0расхождениями', 3: 'не\u00a0принято' } as const

/** What a document lists, and what was said of each line when it was accepted with differences. */
export function DocumentLines({ document: { lines, number } }: { document: DocumentDetails }) {
  return (
    <Panel title="Строки" aside={<span className={styles.note}>{counted(lines.length, words.line)}</span>} isFlush>
      <Table label={`Строки документа ${number}`} className={styles.lines}>
        <thead>
          <tr>
            <th>Товар</th>
            <th className={endCell}>Количество</th>
            <th className={endCell}>Цена</th>
            <th className={endCell}>Сумма</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <td className={styles.product}>
                <OwnText>{line.product_id === null ? line.name : <Link href={`/product/${line.product_id}`}>{line.name}</Link>}</OwnText>
                <span className={styles.said}>
                  <OwnText>{line.article}</OwnText>
                  <OwnText>{saidOf(line)}</OwnText>
                </span>
              </td>
              <td className={endCell}>{formatPieces(line.qty)}</td>
              <td className={endCell}>
                <Money kopecks={line.cost} tone="plain" />
              </td>
              <td className={endCell}>
                <Money kopecks={line.total} size="s" />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

function saidOf({ code, accepted_qty, note }: DocumentLine): string {
  if (code === undefined || code === 1) return ''
  return ` Код ${code}, ${CODES[code]}: принято ${formatPieces(accepted_qty ?? 0)}${note ? `. ${note}` : ''}`
}
