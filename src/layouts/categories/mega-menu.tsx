import ChevronRight from 'lucide-react/icons/chevron-right'
import { type CSSProperties, Fragment, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { categoryPath, type Category } from '../../../model/catalogue/category'
import { CATEGORY_MENU_COLUMNS } from '../../../model/limits'
import { Icon } from '../../ui/icon'
import { Branches } from './branches'
import styles from './category-menu.module.scss'
import { MenuLinks } from './menu-links'
import { RootPicture } from './root-picture'

/** The mouse may cross other roots on its way to the right pane, in ms. */
const AIM_MS = 90

/**
 * Left the roots, right what lies under the chosen one, in two columns. A root is chosen by resting the mouse or the focus on it,
 * or by a press. Up and down go along the roots; Tab goes on into the chosen one.
 */
export function MegaMenu({ roots, isByClick }: { roots: readonly Category[]; isByClick: boolean }) {
  const [path] = useLocation()
  const [chosen, choose] = useState(() => roots.find(({ slug }) => path.split('/')[2] === slug)?.id ?? roots[0]?.id)
  const aim = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(aim.current), [])

  const press = (event: MouseEvent, id: number) => {
    if (!isByClick) return
    event.preventDefault()
    choose(id)
  }
  return (
    // Custom properties are no keys of CSSProperties.
    <nav
      className={styles.mega}
      aria-label="Разделы"
      style={{ '--roots': roots.length, '--columns': CATEGORY_MENU_COLUMNS } as CSSProperties}
    >
      {roots.map((root) => (
        <Fragment key={root.id}>
          <Link
            href={categoryPath([root])}
            className={styles.root}
            aria-expanded={root.id === chosen}
            data-root=""
            data-stays={isByClick || undefined}
            onClick={(event) => press(event, root.id)}
            onFocus={() => choose(root.id)}
            onKeyDown={moveAlongRoots}
            onPointerEnter={({ pointerType }) => {
              clearTimeout(aim.current)
              if (pointerType === 'mouse') aim.current = setTimeout(() => choose(root.id), AIM_MS)
            }}
            onPointerLeave={() => clearTimeout(aim.current)}
          >
            <RootPicture slug={root.slug} />
            <span>{root.name}</span>
            <Icon of={ChevronRight} size={16} />
          </Link>
          {root.id === chosen && <Branches root={root} />}
        </Fragment>
      ))}
      <MenuLinks />
    </nav>
  )
}

function moveAlongRoots(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const all = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[data-root]') ?? [])]
  all.at((all.indexOf(event.currentTarget) + step) % all.length)?.focus()
}
