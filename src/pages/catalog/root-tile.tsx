import { Link } from 'wouter'
import { categoryPath, visibleCategories, type Category } from '../../../model/catalogue/category'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { formatCount } from '../../../model/text/count'
import { CategoryArt } from '../../product/category-art'
import styles from './roots-page.module.scss'

/** A root of the catalogue with what is right below it. */
export function RootTile({ category }: { category: Category }) {
  return (
    <li className={styles.root}>
      <div className={styles.top}>
        <div>
          <h2>
            <Link href={categoryPath([category])}>{category.name}</Link>
          </h2>
          {category.count !== undefined && <p className={styles.count}>{counted(category.count, words.product)}</p>}
        </div>
        <CategoryArt slug={category.slug} className={styles.art} />
      </div>
      <ul className={styles.children}>
        {visibleCategories(category.children).map((child) => (
          <li key={child.id}>
            <Link href={categoryPath([category, child])}>
              {child.name}
              {child.count !== undefined && <span>{formatCount(child.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
