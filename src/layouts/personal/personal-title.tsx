import ChevronDown from 'lucide-react/icons/chevron-down'
import Menu from 'lucide-react/icons/menu'
import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'
import { usePopup } from '../../hooks/screen/use-popup'
import { Button } from '../../ui/controls/button'
import { Icon } from '../../ui/icon'
import { useMedia } from '../../hooks/screen/use-media'
import styles from './personal-title.module.scss'

/** Tells the layout that a title came (1) or went (-1). */
const TitleContext = createContext<(change: 1 | -1) => void>(() => {})
/** There is no room for the sidebar. */
export const NARROW = '(max-width: 1023px)'

/**
 * The h1 of a page of the cabinet. Where there is no room for the sidebar it is a button that opens the sections. [NAV-004]
 * @param aside what stands beside it: a count, a button
 */
export function PersonalTitle({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const tell = use(TitleContext)
  const isNarrow = useMedia(NARROW)
  const { isOpen, open } = usePopup('cabinet')
  useLayoutEffect(() => {
    tell(1)
    return () => tell(-1)
  }, [tell])
  return (
    <div className={styles.head}>
      <h1>
        {isNarrow ? (
          <button type="button" className={styles.button} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
            <span>{children}</span>
            <Icon of={ChevronDown} />
            <span className="vh">, разделы кабинета</span>
          </button>
        ) : (
          children
        )}
      </h1>
      {aside}
    </div>
  )
}

/** The place of a page of the cabinet: a page without a PersonalTitle gets a button of its own for the sections. */
export function PersonalContent({ children }: { children: ReactNode }) {
  const [titles, setTitles] = useState(0)
  const [tell] = useState(() => (change: 1 | -1) => setTitles((before) => before + change))
  const isNarrow = useMedia(NARROW)
  const { open } = usePopup('cabinet')
  return (
    <div className={styles.content}>
      {isNarrow && titles === 0 && (
        <Button variant="line" size="s" icon={Menu} className={styles.sections} aria-haspopup="dialog" onClick={open}>
          Разделы
        </Button>
      )}
      <TitleContext value={tell}>{children}</TitleContext>
    </div>
  )
}
