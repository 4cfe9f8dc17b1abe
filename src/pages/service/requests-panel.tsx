import clsx from 'clsx'
import { formatInstant } from '../../../model/text/instant'
import { Panel } from '../../ui/surfaces/panel'
import { endCell, Table } from '../../ui/surfaces/tables/data-table'
import styles from './service-page.module.scss'
import { useRecentCalls } from './use-recent-calls'

/** The last requests, the one that began last first: what was asked, how it ended, how long it took, and which try it was. Nothing of what they carried. [DEC-047] */
export function RequestsPanel() {
  const ended = useRecentCalls()
  const calls = [...ended].sort((one, other) => other.at - one.at || other.key - one.key)
  return (
    <Panel title="Последние запросы" isFlush>
      {calls.length === 0 ? (
        <p className={styles.none}>Запросов ещё не&nbsp;было.</p>
      ) : (
        <Table label="Последние запросы" minWidth={560}>
          <thead>
            <tr>
              <th>Когда (МСК)</th>
              <th>Запрос</th>
              <th className={endCell}>Ответ</th>
              <th className={endCell}>Время</th>
              <th className={endCell}>Попытка</th>
            </tr>
          </thead>
          <tbody>
            {calls.map(({ key, at, method, path, status, isCancelled, ms, attempt }) => (
              <tr key={key}>
                <td>{formatInstant(at)}</td>
                <td>
                  <code>
                    {method} {path}
                  </code>
                </td>
                <td className={clsx(endCell, isCancelled ? styles.quiet : (status === 0 || status >= 400) && styles.bad)}>
                  {isCancelled ? 'отменён' : status === 0 ? 'ответа нет' : status}
                </td>
                <td className={endCell}>{ms}&nbsp;мс</td>
                <td className={endCell}>{attempt}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  )
}
