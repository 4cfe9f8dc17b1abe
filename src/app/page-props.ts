import type { Route } from '../../model/routing/route'

/** What every page gets. `params`: the parts of the address by name, `rest` for any depth. */
export type PageProps = { route: Route; params: Readonly<Record<string, string>> }
