import type { ReactNode } from 'react'
import { FailureBars } from './bars/bars'
import { Footer } from './footer/footer'
import { ClearHeader } from './header/header'
import { Main, SkipLink } from './main'

/** Without search and catalogue, so that nothing leads away from the form. [NAV-002] */
export function ClearLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <ClearHeader />
      <FailureBars />
      <Main>{children}</Main>
      <Footer />
    </>
  )
}
