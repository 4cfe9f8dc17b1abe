import { Link } from 'wouter'
import { ApiError } from '../../../model/api-error'
import type { FaqItem } from '../../../model/content/faq'
import { plainText } from '../../../model/conversation/faq-search'
import { META_DESCRIPTION_LENGTH } from '../../../model/limits'
import { trimText } from '../../../model/text/trim'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { ButtonLink } from '../../ui/controls/button'
import { Delayed } from '../../ui/feedback/delayed'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Crumbs } from '../../ui/navigation/crumbs'
import { TextPage } from '../../ui/text/text-page'
import { ErrorPage } from '../errors/error-page'
import styles from './faq.module.scss'
import { useHelpCentre, useQuestions } from './use-help-centre'

const UNKNOWN = new ApiError(404, '')

/** A question and its answer, with the others of its subject; a 404 where the help centre is off or has no such question. [ROUTE-036, DEC-034] */
export default function FaqItemPage({ params }: PageProps) {
  const centre = useHelpCentre()
  const questions = useQuestions()
  if (centre === 'off') return <ErrorPage error={UNKNOWN} />
  if (questions.status === 'failed') return <ErrorPage error={questions.error} onRetry={questions.reload} />
  if (centre === 'unknown' || questions.status === 'loading') return <Waiting />
  const { items } = questions.data
  const item = items.find(({ slug }) => slug === params['slug'])
  return item ? <Answered key={item.id} item={item} items={items} /> : <ErrorPage error={UNKNOWN} />
}

const Waiting = () => (
  <div role="status" aria-label="Загружаем ответ" className={styles.place}>
    <Delayed>
      <Skeleton height={480} />
    </Delayed>
  </div>
)

/** A server may list questions without their answers: then the answer is asked for. */
function Answered({ item, items }: { item: FaqItem; items: readonly FaqItem[] }) {
  const whole = useResource('faq.get', item.body === undefined ? { params: { id: item.id } } : null)
  const body = item.body ?? (whole.status === 'ready' ? (whole.data.body ?? []) : [])
  const isComing = item.body === undefined && whole.status === 'loading'
  useHead({
    title: item.title,
    canonical: `/info/faq/${item.slug}`,
    description: trimText(plainText(body), META_DESCRIPTION_LENGTH) || undefined,
  })
  useArrived(!isComing)
  if (isComing) return <Waiting />
  if (item.body === undefined && whole.status === 'failed') return <ErrorPage error={whole.error} onRetry={whole.reload} />
  const others = items.filter(({ id, category_id }) => id !== item.id && category_id === item.category_id)
  return (
    <>
      <Crumbs above={[{ href: '/info/faq', label: 'Вопросы и ответы' }]} current={item.title} />
      <TextPage title={item.title} blocks={body}>
        {others.length > 0 && (
          <nav aria-labelledby="faq-others" className={styles.others}>
            <h2 id="faq-others">Ещё по&nbsp;теме</h2>
            <ul className={styles.questions}>
              {others.map(({ id, slug, title }) => (
                <li key={id}>
                  <Link href={`/info/faq/${slug}`}>{title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p className={styles.further}>
          <ButtonLink variant="line" href="/info/faq">
            Все вопросы
          </ButtonLink>
          <ButtonLink variant="plain" href="/support">
            Задать свой вопрос
          </ButtonLink>
        </p>
      </TextPage>
    </>
  )
}
