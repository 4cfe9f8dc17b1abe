import { EMPTY_QUERY, formatCatalogQuery } from '../../../../../model/catalogue/catalog-query'
import type { SearchAnswer } from '../../../../../model/content/external-search'
import { counted } from '../../../../../model/text/plural'
import { words } from '../../../../../model/text/words'
import { useConfig } from '../../../../hooks/data/use-config'
import { useResource } from '../../../../hooks/data/use-resource'
import { ButtonLink } from '../../../../ui/controls/button'
import { listDrawing } from '../../../../ui/feedback/drawings/list'
import { StateView } from '../../../../ui/feedback/state-view'
import { OwnText } from '../../../../ui/text/own-text'
import styles from './drop-advice.module.scss'

/** The words of a search find no goods: what of the catalogue fits some of them. [DEC-083] */
export function NothingFound({ text }: { text: string }) {
  const config = useConfig()
  const hasService = config !== undefined && config.search_url !== ''
  const query = { q: text, limit: 1, ...(config?.search_key && { key: config.search_key }) }
  const answer = useResource('external.search', hasService && text.trim() !== '' ? { query } : null)
  const ways = answer.status === 'ready' ? waysOf(answer.data) : []
  return (
    <StateView
      drawing={listDrawing}
      title={`По запросу «${text}» ничего не нашлось`}
      actions={
        <div className={styles.ways}>
          {ways.map(({ href, name, count }) => (
            <ButtonLink key={href} href={href} variant="line" className={styles.way}>
              <span className={styles.name}>{name}</span>
              {count !== undefined && <span className={styles.count}>{counted(count, words.product)}</span>}
            </ButtonLink>
          ))}
          <ButtonLink href="/catalog" variant="fill">
            Весь каталог
          </ButtonLink>
        </div>
      }
    >
      Проверьте артикул или введите его часть: дефисы, пробелы и&nbsp;раскладка не&nbsp;важны.
      <OwnText>{ways.length > 0 && ' Подходит к\u00a0части запроса:'}</OwnText>
    </StateView>
  )
}

type Way = { href: string; name: string; count?: number }

/** Sections, then brands, then single values. */
const waysOf = ({ categories, brands = [], filters = [] }: SearchAnswer): Way[] => [
  ...categories.map(({ name, path }) => ({ name, href: path })),
  ...brands.map(({ name, slug, count }) => ({
    name: `Бренд ${name}`,
    count,
    href: `/catalog${formatCatalogQuery({ ...EMPTY_QUERY, brands: [slug] })}`,
  })),
  ...filters.map(({ id, name, value, text, count }) => ({
    name: `${name}: ${text}`,
    count,
    href: `/catalog${formatCatalogQuery({ ...EMPTY_QUERY, filters: [{ id, names: [value] }] })}`,
  })),
]
