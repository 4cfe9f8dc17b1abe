import clsx from 'clsx'
import { useCustomerParts } from '../../hooks/visitor/customer-parts'
import { useIsCustomerExpected, useVisitorKind } from '../../hooks/visitor/use-visitor-kind'
import { Delayed } from '../../ui/feedback/delayed'
import { CategoryButton, CategoryVeil } from '../categories/category-button'
import { GuestTools } from './guest-tools'
import styles from './header.module.scss'
import { Logo } from './logo'
import { SearchBox } from '../../search/search-box'
import { TopBar } from './top-bar'

/** The thin bar and the petrol one, which stays when the page scrolls. [NAV-006, NAV-007] */
export function Header() {
  return (
    <>
      <TopBar />
      <header className={styles.head}>
        <div className={clsx('wrap', styles.inner)}>
          <Logo />
          <CategoryButton />
          <SearchBox />
          <Tools />
        </div>
      </header>
      <CategoryVeil />
    </>
  )
}

/** The same without search and catalogue: for login, registration and reset. [NAV-002] */
export function ClearHeader() {
  return (
    <header className={styles.head}>
      <div className={clsx('wrap', styles.inner)}>
        <Logo />
      </div>
    </header>
  )
}

/** What stands at the end of the header. While it is not known who is there, the place is kept as the cookie of the region tells. */
function Tools() {
  const kind = useVisitorKind()
  const parts = useCustomerParts()
  const isCustomerExpected = useIsCustomerExpected()
  if (parts) return <parts.CustomerTools />
  if (kind === 'guest') return <GuestTools />
  return (
    <span aria-hidden="true" className={isCustomerExpected ? styles.customerPlace : styles.guestPlace}>
      <Delayed>
        <span className={styles.toolsShape} />
      </Delayed>
    </span>
  )
}
