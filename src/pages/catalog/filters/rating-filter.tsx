import { useId } from 'react'
import { FIRST_PAGE, type CatalogQuery } from '../../../../model/catalogue/catalog-query'
import { Radio } from '../../../ui/controls/choice/radio'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Stars } from '../../../ui/marks/stars'
import type { Facets } from './facets'
import styles from './filters.module.scss'

/** This many stars or more, 5 to 0. [ENT-013, DEC-053] */
export function RatingFilter({
  query,
  ratings,
  onChange,
}: {
  query: CatalogQuery
  ratings: Facets['ratings']
  onChange: (next: CatalogQuery) => void
}) {
  const name = useId()
  return (
    <>
      {ratings.map(({ rating, count }) => (
        <Radio
          key={rating}
          name={name}
          value={String(rating)}
          count={count}
          checked={query.rating === rating}
          label={
            <span className={styles.stars}>
              <Stars value={rating} />
              {rating === 5 ? '5' : `${rating} и больше`}
            </span>
          }
          onChange={() => onChange({ ...query, rating, pages: FIRST_PAGE })}
        />
      ))}
      {query.rating !== null && (
        <TextLinkButton className={styles.more} onClick={() => onChange({ ...query, rating: null, pages: FIRST_PAGE })}>
          Любой рейтинг
        </TextLinkButton>
      )}
    </>
  )
}
