import type { ReactNode } from 'react'
import { CategoryRow } from './categories/category-row'
import { CookieNotice } from './cookie-notice'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import { Main, SkipLink } from './main'
import { TabBar } from './tab-bar'
import { UnderHeader } from './bars/under-header'

/** Header, page, footer; the frame of most pages. [NAV-001] */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <UnderHeader>
        <CategoryRow />
        <Main>{children}</Main>
        <CookieNotice />
        <Footer />
      </UnderHeader>
      <TabBar />
    </>
  )
}
