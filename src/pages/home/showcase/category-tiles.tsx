import { Link } from 'wouter'
import { categoryPath, visibleCategories } from '../../../../model/catalogue/category'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useResource } from '../../../hooks/data/use-resource'
import { CategoryArt } from '../../../product/category-art'
import styles from './category-tiles.module.scss'
import { Section } from '../section'

/** The roots of the catalogue with their pictures. */
export function CategoryTiles() {
  const categories = useResource('categories.list', {})
  if (categories.status === 'failed') return null
  return (
    <Section title="Каталог" all={{ href: '/catalog', label: 'Все разделы' }}>
      <div className={styles.tiles}>
        {categories.status === 'ready' &&
          visibleCategories(categories.data).map((category) => (
            <Link key={category.id} href={categoryPath([category])} className={styles.tile}>
              <b>{category.name}</b>
              {category.count !== undefined && <small>{counted(category.count, words.product)}</small>}
              <CategoryArt slug={category.slug} />
            </Link>
          ))}
      </div>
    </Section>
  )
}
