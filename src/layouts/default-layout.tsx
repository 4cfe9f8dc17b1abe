import type { ReactNode } from 'react'
import { Bars } from './bars/bars'
import { CategoryRow } from './categories/category-row'
import { CookieNotice } from './cookie-notice'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import { Main, SkipLink } from './main'
import { TabBar } from './tab-bar'

/** Header, page, footer; the frame of most pages. [NAV-001] */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <Bars />
      <CategoryRow />
      <Main>{children}</Main>
      <CookieNotice />
      <Footer />
      <TabBar />
    </>
  )
}
