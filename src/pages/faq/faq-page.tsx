import { Link } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { ApiError } from '../../../model/api-error'
import type { FaqCategory, FaqItem } from '../../../model/content/faq'
import { findQuestions, groupQuestions, plainText } from '../../../model/conversation/faq-search'
import { trimText } from '../../../model/text/trim'
import { useResource } from '../../hooks/data/use-resource'
import { useKeptWords } from '../../hooks/screen/use-kept-words'
import { useArrived, useGo } from '../../hooks/screen/use-navigation'
import { ResourceView } from '../../layouts/resource-view'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { Button, ButtonLink } from '../../ui/controls/button'
import { SearchInput } from '../../ui/controls/search-input'
import { Delayed } from '../../ui/feedback/delayed'
import { Skeleton } from '../../ui/feedback/skeleton'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'
import { Panel } from '../../ui/surfaces/panel'
import { ErrorPage } from '../errors/error-page'
import styles from './faq.module.scss'
import { useHelpCentre, useQuestions } from './use-help-centre'

/** Characters of an answer under its question, where it was looked for. */
const EXCERPT = 160
const NONE: readonly FaqCategory[] = []

/** The questions of buyers by their subject, with a search in questions and answers; none where the help centre is off. [ROUTE-035, DEC-034] */
export default function FaqPage({ route }: PageProps) {
  const centre = useHelpCentre()
  return centre === 'off' ? <ErrorPage error={new ApiError(404, '')} /> : <Questions route={route} isKnown={centre === 'on'} />
}

function Questions({ route, isKnown }: Pick<PageProps, 'route'> & { isKnown: boolean }) {
  const questions = useQuestions()
  const categories = useResource('faq.categories', {})
  const isReady = isKnown && categories.status !== 'loading'
  useHead({ title: route.title, canonical: route.path, description: route.description })
  useArrived(isReady && questions.status !== 'loading')
  return (
    <>
      <h1>{route.title}</h1>
      {isReady ? (
        <ResourceView of={questions} waiting="Загружаем вопросы" failed="Вопросы не загрузились" height={640} className={styles.place}>
          {({ items }) =>
            items.length === 0 ? (
              <NoQuestions />
            ) : (
              <Found items={items} categories={categories.status === 'ready' ? categories.data.items : NONE} />
            )
          }
        </ResourceView>
      ) : (
        <div className={styles.place} role="status" aria-label="Загружаем вопросы">
          <Delayed>
            <Skeleton height={640} />
          </Delayed>
        </div>
      )}
    </>
  )
}

const NoQuestions = () => (
  <StateView
    drawing={listDrawing}
    title="Вопросов пока нет"
    actions={
      <ButtonLink variant="line" href="/support">
        Задать вопрос
      </ButtonLink>
    }
  >
    Напишите нам, и&nbsp;мы&nbsp;ответим.
  </StateView>
)

type FoundProps = { items: readonly FaqItem[]; categories: readonly FaqCategory[] }

function Found({ items, categories }: FoundProps) {
  const go = useGo()
  const kept = new URLSearchParams(useSearch()).get('find') ?? ''
  const [words, setWords] = useKeptWords(kept, (text) =>
    go(text === '' ? '/info/faq' : `/info/faq?${new URLSearchParams({ find: text }).toString()}`, { replace: true, isScrollKept: true }),
  )
  const isSearched = words.trim() !== ''
  const found = isSearched ? findQuestions(items, words) : []
  return (
    <>
      <search className={styles.search}>
        <SearchInput label="Найти в вопросах и ответах" placeholder="О чём вопрос" value={words} onChange={setWords} />
      </search>
      <p role="status" className={isSearched && found.length > 0 ? styles.count : 'vh'}>
        {isSearched && `Нашли вопросов: ${found.length}`}
      </p>
      {!isSearched && <Groups items={items} categories={categories} />}
      {isSearched && found.length > 0 && <Answers items={found} />}
      {isSearched && found.length === 0 && (
        <StateView
          drawing={listDrawing}
          title={`По\u00a0словам «${words.trim()}» ничего не\u00a0нашли`}
          actions={
            <>
              <Button variant="fill" onClick={() => setWords('')}>
                Показать все вопросы
              </Button>
              <ButtonLink variant="line" href="/support">
                Задать вопрос
              </ButtonLink>
            </>
          }
        />
      )}
    </>
  )
}

/** Each subject with its questions; in one list where their names did not come. */
function Groups({ items, categories }: FoundProps) {
  const groups = groupQuestions(items, categories)
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Panel key={group.name} title={groups.length > 1 ? group.name : 'Все вопросы'} isPlain>
          <ul className={styles.questions}>
            {group.items.map(({ id, slug, title }) => (
              <li key={id}>
                <Link href={`/info/faq/${slug}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  )
}

const Answers = ({ items }: { items: readonly FaqItem[] }) => (
  <Panel label="Найденные вопросы" isFlush>
    <ul className={styles.answers}>
      {items.map(({ id, slug, title, body = [] }) => (
        <li key={id}>
          <h2>
            <Link href={`/info/faq/${slug}`}>{title}</Link>
          </h2>
          <p>{trimText(plainText(body), EXCERPT)}</p>
        </li>
      ))}
    </ul>
  </Panel>
)
