import { ApiError } from '../../../model/api-error'
import { idOfParam } from '../../../model/routing/id-param'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { ButtonLink } from '../../ui/controls/button'
import { Delayed } from '../../ui/feedback/delayed'
import { Skeleton } from '../../ui/feedback/skeleton'
import { TextPage } from '../../ui/text/text-page'
import { ErrorPage } from '../errors/error-page'

/** A piece of news. [ROUTE-008] */
export default function NewsItemPage({ params }: PageProps) {
  const id = idOfParam(params['id'])
  return id === null ? <ErrorPage error={new ApiError(404, '')} /> : <NewsItem id={id} />
}

function NewsItem({ id }: { id: number }) {
  const news = useResource('news.get', { params: { id } })
  const title = news.status === 'ready' ? news.data.title : 'Новость'
  useHead({ title, canonical: `/news/${id}`, description: news.status === 'ready' ? news.data.lead || undefined : undefined })
  useArrived(news.status !== 'loading')
  if (news.status === 'failed') return <ErrorPage error={news.error} onRetry={news.reload} />
  if (news.status === 'loading')
    return (
      <div role="status" aria-label="Загружаем новость">
        <Delayed>
          <Skeleton height={480} />
        </Delayed>
      </div>
    )
  const { lead, body = [], published_at: at } = news.data
  return (
    <TextPage title={title} blocks={body} date={{ label: 'Опубликовано', at }} lead={lead || undefined}>
      <ButtonLink href="/news" variant="line">
        Все новости
      </ButtonLink>
    </TextPage>
  )
}
