import { Link } from 'wouter'
import { formatDayMonth } from '../../../model/text/date'
import { failureText } from '../../../model/api-error'
import { useResource } from '../../hooks/data/use-resource'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { Panel } from '../../ui/surfaces/panel'
import styles from './promotions-page.module.scss'

/** What a server answers that does not know the call. [DEC-006] */
const UNKNOWN: readonly number[] = [404, 405, 501]

/** The promotions that are over, so that who looks for one finds it; nothing where there are none, or the server does not say. */
export function EndedPromotions() {
  const ended = useResource('promotions.ended', {})
  if (ended.status === 'loading' || (ended.status === 'failed' && UNKNOWN.includes(ended.error.status))) return null
  if (ended.status === 'ready' && ended.data.items.length === 0) return null
  return (
    <Panel title="Завершились" isFlush className={styles.ended}>
      {ended.status === 'failed' ? (
        <p role="alert" className={styles.failure}>
          Завершившиеся акции не&nbsp;загрузились. {failureText(ended.error)}{' '}
          <TextLinkButton onClick={ended.reload}>Повторить</TextLinkButton>
        </p>
      ) : (
        <ul>
          {ended.data.items.map(({ id, title, ends_at: endsAt }) => (
            <li key={id}>
              <Link href={`/promotions/${id}`}>{title}</Link>
              <span>до&nbsp;{formatDayMonth(endsAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
