import type { GuardName } from './guards'

/** The frame of a page. [DEC-034] */
export type Layout = 'default' | 'clear' | 'empty' | 'personal'

/** One row of the route table. */
export type Route = {
  /** ROUTE-… of the requirements, e.g. 'ROUTE-021'; DEMO-… of pages that the demo has besides. */
  id: string
  /** Address pattern: `:name`, `:name?`, and `/*` at the end for any depth. */
  path: string
  title: string
  /** For search engines and the head of the built page. */
  description?: string
  layout: Layout
  guards: readonly GuardName[]
  noindex: boolean
  /** A letter that opens the page. [DEC-051] */
  shortcut?: string
  /**
   * The module of the page in its folder of src/pages, without the ending, e.g. 'brands/brands-page'. A route without one is not built yet:
   * its page says so and where to go meanwhile, and search engines are asked to leave it out.
   */
  page?: `${string}-page`
  /** A page where a question comes up: the help centre stands under it. [NAV-026] */
  hasHelp?: true
  /** Only where the help centre is on. */
  needsHelpCentre?: boolean
}

/** Whether search engines are asked to leave a page out: its row says so, or the page is not built yet. [DEC-064] */
export const isHiddenFromSearch = ({ noindex, page }: Pick<Route, 'noindex' | 'page'>): boolean => noindex || page === undefined
