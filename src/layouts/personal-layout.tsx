import type { ReactNode } from 'react'
import { CategoryRow } from './categories/category-row'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import { Main, SkipLink } from './main'
import { PersonalContent } from './personal/personal-title'
import { Sidebar } from './personal/sidebar'
import styles from './personal-layout.module.scss'
import { TabBar } from './tab-bar'
import { UnderHeader } from './bars/under-header'

/** The cabinet: sections, company and manager beside the page. [NAV-004] */
export function PersonalLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <UnderHeader>
        <CategoryRow />
        <Main>
          <div className={styles.cabinet}>
            <Sidebar />
            <PersonalContent>{children}</PersonalContent>
          </div>
        </Main>
        <Footer />
      </UnderHeader>
      <TabBar />
    </>
  )
}
