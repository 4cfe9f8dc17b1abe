import { failureText } from '../../../../../model/api-error'
import type { CatalogQuery } from '../../../../../model/catalogue/catalog-query'
import type { ProductQuery } from '../../../../../model/catalogue/filter'
import type { Narrowing } from '../../../../../model/catalogue/narrowing'
import { namedList } from '../../../../../model/text/named-list'
import { counted } from '../../../../../model/text/plural'
import { trimText } from '../../../../../model/text/trim'
import { words } from '../../../../../model/text/words'
import { Button } from '../../../../ui/controls/button'
import { Delayed } from '../../../../ui/feedback/delayed'
import { Skeleton } from '../../../../ui/feedback/skeleton'
import { listDrawing } from '../../../../ui/feedback/drawings/list'
import { StateView } from '../../../../ui/feedback/state-view'
import type { Chosen } from '../../filters/chosen'
import styles from './drop-advice.module.scss'
import { type Drop, useDropAdvice } from './use-drop-advice'
import { OwnText } from '../../../../ui/text/own-text'

/** So much of a value is named. */
const NAME_LENGTH = 80
/** So many ways out are offered. */
const OFFERED = 3

export type DropAdviceProps = {
  query: CatalogQuery
  /** At least one. */
  chosen: readonly Chosen[]
  /** The question for another list of the section. */
  questionOf: (query: CatalogQuery) => ProductQuery
  onChange: (next: CatalogQuery) => void
  onReset: () => void
}

/** Where what was chosen leaves nothing: which filter, or which two, to drop by one press, and how many products that gives. [DEC-053] */
export default function DropAdvice({ query, chosen, questionOf, onChange, onReset }: DropAdviceProps) {
  const narrowings: Narrowing[] = [...new Set(chosen.map((it) => it.of)), ...(query.search.trim() ? ['search' as const] : [])]
  const advice = useDropAdvice(query, narrowings, questionOf)
  const drops = advice.status === 'advised' ? advice.drops.slice(0, OFFERED) : []
  /** The sentence above says it all. */
  const isAlone = drops.length === 1 && drops[0]?.dropped.length === 1
  const nameOf = ({ dropped }: Drop) => dropped.map((it) => narrowingName(it, chosen, query)).join(' и\u00a0')
  return (
    <StateView
      drawing={listDrawing}
      title={query.search.trim() ? `По запросу «${query.search}» с такими фильтрами товаров нет` : 'С такими фильтрами товаров нет'}
      actions={
        <div className={styles.ways}>
          {advice.status === 'busy' && (
            <Delayed>
              <Skeleton height={40} className={styles.waiting} />
            </Delayed>
          )}
          {drops.map((drop, at) => (
            <Button
              key={drop.dropped.join(' ')}
              variant={at === 0 ? 'fill' : 'line'}
              className={styles.way}
              {...(!isAlone && { 'aria-label': `Убрать ${nameOf(drop)}, найдётся ${counted(drop.count, words.product)}` })}
              onClick={() => onChange(drop.without)}
            >
              <span className={styles.name}>Убрать {nameOf(drop)}</span>
              {!isAlone && <span className={styles.count}>{counted(drop.count, words.product)}</span>}
            </Button>
          ))}
          {advice.status === 'failed' && (
            <Button variant="fill" onClick={advice.retry}>
              Повторить
            </Button>
          )}
          {chosen.length > 1 && (
            <Button {...(advice.status === 'helpless' && { variant: 'fill' })} onClick={onReset}>
              Сбросить все фильтры
            </Button>
          )}
        </div>
      }
    >
      <div role="status" className={styles.words}>
        {advice.status === 'busy' && <span className="vh">Узнаём, какой фильтр убрать</span>}
        <OwnText>
          {drops[0] &&
            (drops[0].dropped.length > 1
              ? 'Убирать по\u00a0одному не\u00a0помогает. Товары найдутся, если убрать сразу два:'
              : !isAlone
                ? 'Товары найдутся, если убрать что-то одно:'
                : `Уберите ${nameOf(drops[0])}\u00a0— найдётся ${counted(drops[0].count, words.product)}.`)}
        </OwnText>
        <OwnText>
          {advice.status === 'helpless' &&
            (narrowings.length > 1
              ? 'Даже без любых двух фильтров ничего не\u00a0находится. Сбросьте все и\u00a0выберите заново.'
              : 'И\u00a0без этого фильтра здесь ничего нет.')}
        </OwnText>
        <OwnText>{advice.status === 'failed' && `Какой фильтр убрать, узнать не\u00a0удалось. ${failureText(advice.error)}`}</OwnText>
      </div>
    </StateView>
  )
}

/** «Бренд: Mobil и Shell» in quotes, and what was searched for as such. */
function narrowingName(narrowing: Narrowing, chosen: readonly Chosen[], { search }: CatalogQuery): string {
  if (narrowing === 'search') return `запрос «${search.trim()}»`
  const values = chosen.filter((it) => it.of === narrowing)
  const subject = values[0]?.subject
  const text = namedList(values.map(({ value }) => trimText(value, NAME_LENGTH)))
  return `«${subject === undefined ? text : `${subject}: ${text}`}»`
}
