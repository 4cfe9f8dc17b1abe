import { failureText } from '../../../../model/api-error'
import { formatDayMonth, formatExactClock } from '../../../../model/text/date'
import { useResource } from '../../../hooks/data/use-resource'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Delayed } from '../../../ui/feedback/delayed'
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows'
import { Table } from '../../../ui/surfaces/tables/data-table'
import styles from './api-keys.module.scss'

const buyerZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The log of a key, the newest request first. [DEC-077] */
export function KeyRequests({ regionId, keyId, name }: { regionId: number; keyId: number; name: string }) {
  const requests = useResource('apiKeys.requests', { params: { id: regionId, keyId } })
  if (requests.status === 'loading')
    return (
      <div role="status" aria-label="Загружаем журнал">
        <Delayed>
          <SkeletonRows count={3} height={32} />
        </Delayed>
      </div>
    )
  if (requests.status === 'failed')
    return (
      <p role="status">
        Журнал не&nbsp;загрузился. {failureText(requests.error)} <TextLinkButton onClick={requests.reload}>Повторить</TextLinkButton>
      </p>
    )
  const { items } = requests.data
  return (
    <div className={styles.form}>
      <p className={styles.note}>
        {items.length === 0 ? 'Запросов этим ключом пока не\u00a0было.' : 'Значения параметров мы\u00a0не\u00a0храним.'}{' '}
        <TextLinkButton onClick={requests.reload}>Обновить</TextLinkButton>
      </p>
      {items.length > 0 && (
        <div className={styles.log}>
          <Table label={`Запросы ключа «${name}»`} minWidth={480}>
            <thead>
              <tr>
                <th scope="col">Когда</th>
                <th scope="col">Запрос</th>
                <th scope="col">Ответ</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ id, at, method, path, status }) => (
                <tr key={id}>
                  <td className={styles.time}>
                    {formatDayMonth(at, buyerZone)}, {formatExactClock(at, buyerZone)}
                  </td>
                  <th scope="row">
                    <code className={styles.request}>
                      {method} {path}
                    </code>
                  </th>
                  <td className={status >= 400 ? styles.bad : undefined}>{status}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </div>
  )
}
