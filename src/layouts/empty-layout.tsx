import type { ReactNode } from 'react'
import { Main } from './main'

/** Nothing but the page. [NAV-003] */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return <Main>{children}</Main>
}
