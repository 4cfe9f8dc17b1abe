import { Link } from 'wouter'
import { formatDate } from '../../../../model/text/date'
import { useResource } from '../../../hooks/data/use-resource'
import { Panel } from '../../../ui/surfaces/panel'
import styles from './news-panel.module.scss'

const SHOWN = 4

/** The latest news; left out where the server has none. [ROUTE-007] */
export function NewsPanel() {
  const news = useResource('news.list', { query: { limit: SHOWN } })
  if (news.status !== 'ready' || news.data.items.length === 0) return null
  return (
    <Panel title="Новости" aside={<Link href="/news">Все новости</Link>} isFlush className={styles.news}>
      <ul>
        {news.data.items.map(({ id, title, published_at }) => (
          <li key={id}>
            <time dateTime={published_at}>{formatDate(published_at)}</time>
            <Link href={`/news/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
