import type { ReactNode } from 'react'
import { useCustomerParts } from '../hooks/visitor/customer-parts'
import { CategoryRow } from './categories/category-row'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import { Main, SkipLink } from './main'
import { TabBar } from './tab-bar'
import { UnderHeader } from './bars/under-header'

/** The cabinet: sections, company and manager beside the page. [NAV-004] */
export function PersonalLayout({ children }: { children: ReactNode }) {
  const parts = useCustomerParts()
  return (
    <>
      <SkipLink />
      <Header />
      <UnderHeader>
        <CategoryRow />
        <Main>{parts ? <parts.Cabinet>{children}</parts.Cabinet> : children} </Main>
        <Footer />
      </UnderHeader>
      <TabBar />
    </>
  )
}
