import type { ResourceRequest } from '../../machines/resource/resource.machine'
import type { Category } from '../../model/catalogue/category'
import type { Route } from '../../model/routing/route'

/** What every page gets. `params`: the parts of the address by name, `rest` for any depth. */
export type PageProps = { route: Route; params: Readonly<Record<string, string>> }

/** What a page will ask first where a guest opens the shop with it, so that it is asked before anything is drawn. `search`: of the address. */
export type Ahead = (opened: { params: PageProps['params']; search: string; categories: readonly Category[] }) => readonly ResourceRequest[]
