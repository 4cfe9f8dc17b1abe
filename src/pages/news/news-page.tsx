import { Link } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import type { NewsHeadline } from '../../../model/content/news'
import { NEWS_PAGE_SIZE } from '../../../model/limits'
import { pagedAddress, pageOf } from '../../../model/routing/paged-address'
import { formatDayMonth, formatYear } from '../../../model/text/date'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { ResourceView } from '../../layouts/resource-view'
import { ButtonLink } from '../../ui/controls/button'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'
import { Tag } from '../../ui/marks/tag'
import { Pager } from '../../ui/navigation/pager'
import { Panel } from '../../ui/surfaces/panel'
import styles from './news-page.module.scss'

/** The news of the shop by pages, the newest first. [ROUTE-007] */
export default function NewsPage({ route }: PageProps) {
  const page = pageOf(useSearch())
  const news = useResource('news.list', { query: { page, limit: NEWS_PAGE_SIZE } })
  useHead({ title: page > 1 ? `${route.title}, страница ${page}` : route.title, canonical: pagedAddress('/news', page) })
  useArrived(news.status !== 'loading')
  return (
    <>
      <h1>{route.title}</h1>
      <ResourceView of={news} waiting="Загружаем новости" failed="Новости не загрузились" height={640} className={styles.place}>
        {({ items, total }) =>
          items.length === 0 ? (
            <NoNews isBeyondEnd={total > 0} />
          ) : (
            <>
              <NewsList items={items} />
              <Pager page={page} pageCount={Math.ceil(total / NEWS_PAGE_SIZE)} hrefOf={(number) => pagedAddress('/news', number)} />
            </>
          )
        }
      </ResourceView>
    </>
  )
}

const NewsList = ({ items }: { items: readonly NewsHeadline[] }) => (
  <Panel label="Новости" isFlush className={styles.panel}>
    <ul>
      {items.map(({ id, title, tag, lead, published_at: at }) => (
        <li key={id} className={styles.news}>
          <p className={styles.facts}>
            <time dateTime={at}>
              {formatDayMonth(at)}&nbsp;{formatYear(at)}
            </time>
            <Tag>{tag}</Tag>
          </p>
          <h2>
            <Link href={`/news/${id}`}>{title}</Link>
          </h2>
          {lead !== '' && <p>{lead}</p>}
        </li>
      ))}
    </ul>
  </Panel>
)

function NoNews({ isBeyondEnd }: { isBeyondEnd: boolean }) {
  return (
    <StateView
      drawing={listDrawing}
      title={isBeyondEnd ? 'На этой странице новостей нет' : 'Новостей пока нет'}
      actions={
        <ButtonLink variant="line" href={isBeyondEnd ? '/news' : '/catalog'}>
          {isBeyondEnd ? 'К\u00a0свежим новостям' : 'В\u00a0каталог'}
        </ButtonLink>
      }
    >
      {isBeyondEnd ? 'Их меньше, чем нужно для такого номера страницы.' : 'Когда появятся, мы покажем их здесь и\u00a0на\u00a0главной.'}
    </StateView>
  )
}
