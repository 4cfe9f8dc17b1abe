import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { categoryPath, type Category } from '../../../model/catalogue/category'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { Icon } from '../../ui/icon'
import styles from './category-menu.module.scss'
import { MenuLinks } from './menu-links'
import { RootPicture } from './root-picture'

/** Phones: one level at a time, with the way back above it. */
export function DrillMenu({ roots }: { roots: readonly Category[] }) {
  const [trail, setTrail] = useState<readonly Category[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const level = trail.at(-1)
  // The screen has changed under the finger: what is read goes on from its heading.
  useEffect(() => heading.current?.focus(), [level])
  return (
    <nav className={styles.drill} aria-label="Разделы">
      <div className={styles.level}>
        {level && (
          <button type="button" className={styles.back} onClick={() => setTrail(trail.slice(0, -1))}>
            <Icon of={ChevronLeft} size={16} />
            {trail.at(-2)?.name ?? 'Все разделы'}
          </button>
        )}
        <h2 ref={heading} tabIndex={-1} className={level ? undefined : 'vh'}>
          {level?.name ?? 'Каталог'}
        </h2>
      </div>
      {level && (
        <Link href={categoryPath(trail)} className={styles.step}>
          <b>{level.count === undefined ? 'Все товары раздела' : `Все ${counted(level.count, words.product)}`}</b>
        </Link>
      )}
      {(level?.children ?? roots).map((category) => (
        <Step key={category.id} category={category} trail={trail} onEnter={() => setTrail([...trail, category])} />
      ))}
      {!level && (
        <>
          <Link href="/catalog" className={styles.step}>
            <b>Весь каталог</b>
          </Link>
          <MenuLinks />
        </>
      )}
    </nav>
  )
}

/** One category of a level: a step further down, or the way to its goods where nothing lies below. */
function Step({ category, trail, onEnter }: { category: Category; trail: readonly Category[]; onEnter: () => void }) {
  const words = (
    <>
      {trail.length === 0 && <RootPicture slug={category.slug} />}
      <span>{category.name}</span>
    </>
  )
  return category.children.length > 0 ? (
    <button type="button" className={styles.step} onClick={onEnter}>
      {words}
      <Icon of={ChevronRight} size={16} />
    </button>
  ) : (
    <Link href={categoryPath([...trail, category])} className={styles.step}>
      {words}
    </Link>
  )
}
