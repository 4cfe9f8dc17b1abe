import ChevronDown from 'lucide-react/icons/chevron-down'
import Menu from 'lucide-react/icons/menu'
import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'
import { usePopup } from '../../hooks/screen/use-popup'
import { Button } from '../../ui/controls/button'
import { Icon } from '../../ui/icon'
import { useMedia } from '../../ui/use-media'
import styles from './personal-title.module.scss'

/** Tells the layout that a title came (1) or went (-1). */
const TitleContext = createContext<(change: 1 | -1) => void>(() => {})
/** There is no room for the sidebar. */
export const NARROW = '(max-width: 1023px)'

type PersonalTitleProps = { count?: string | false | undefined; aside?: ReactNode; children: ReactNode }

/**
 * The h1 of a page of the cabinet. Where there is no room for the sidebar it is a button that opens the sections. [NAV-004]
 * @param count how many of them there are, in words, once that is known
 * @param aside what stands beside it else
 */
export function PersonalTitle({ count, aside, children }: PersonalTitleProps) {
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
      {count && <span className={styles.count}>{count}</span>}
      {aside}
    </div>
  )
}

/** What can be done with what a page of the cabinet is about, beside its title. */
export const TitleActions = ({ children }: { children: ReactNode }) => <span className={styles.actions}>{children}</span>

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
