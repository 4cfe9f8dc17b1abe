import { Link } from 'wouter'
import { useBrands } from '../../../hooks/data/use-brands'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import styles from './brand-grid.module.scss'
import { Section } from '../section'

const SHOWN = 16

/** The brands with the most goods; each opens the catalogue with its goods. [NAV-012] */
export function BrandGrid() {
  const brands = useBrands()
  if (brands.status === 'failed' || (brands.status === 'ready' && brands.data.length === 0)) return null
  const items = brands.status === 'ready' ? brands.data : []
  return (
    <Section title="Бренды" all={{ href: '/brands', label: items.length > 0 ? `Все ${counted(items.length, words.brand)}` : 'Все бренды' }}>
      <div className={styles.brands}>
        {[...items]
          .sort((first, second) => second.count - first.count)
          .slice(0, SHOWN)
          .map(({ name, slug }) => (
            <Link key={slug} href={`/catalog?brands=${slug}`}>
              {name}
            </Link>
          ))}
      </div>
    </Section>
  )
}
