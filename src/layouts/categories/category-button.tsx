import LayoutGrid from 'lucide-react/icons/layout-grid'
import X from 'lucide-react/icons/x'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { CATEGORY_MENU_HOVER_MIN_PX } from '../../../model/limits'
import { usePopup } from '../../hooks/screen/use-popup'
import { Icon } from '../../ui/icon'
import styles from './category-button.module.scss'
import { CategoryMenu } from './category-menu'
import { useHoverIntent } from './use-hover-intent'
import { useMedia } from '../../ui/use-media'

/** Where the mouse may hover: above 1200 px; at 1200 and below, and for fingers, the menu works by click. [NAV-013] */
const HOVERS = `(hover: hover) and (min-width: ${CATEGORY_MENU_HOVER_MIN_PX + 1}px)`

/** The button of the catalogue and the menu under the header. */
export function CategoryButton() {
  const menu = usePopup('categories')
  const { isOpen, close } = menu
  const isHovering = useMedia(HOVERS)
  const intent = useHoverIntent(isHovering, menu)
  const button = useRef<HTMLButtonElement>(null)

  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
    button.current?.focus()
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    const isGone =
      relatedTarget instanceof Element && !currentTarget.contains(relatedTarget) && !relatedTarget.closest('[data-menu-opener]')
    if (isOpen && isGone) close()
  }
  return (
    <div {...intent.area} onKeyDown={escape} onBlur={leave}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? MENU_ID : undefined}
        data-menu-opener=""
        onClick={intent.press}
      >
        <Icon of={isOpen ? X : LayoutGrid} />
        <span className={styles.word}>Каталог</span>
      </button>
      {isOpen && <CategoryMenu id={MENU_ID} isByClick={!isHovering} onClose={close} />}
    </div>
  )
}

const MENU_ID = 'category-menu'

/** The page under the open menu turns darker; a press on it closes the menu. */
export function CategoryVeil() {
  const { isOpen, close } = usePopup('categories')
  return isOpen ? <div aria-hidden="true" className={styles.veil} onClick={close} /> : null
}
