import { loadCode } from '../../shop/code/load-code'

type Module<TPage, TAhead> = { default: TPage; ahead?: TAhead; ofCustomers?: () => Promise<unknown> }
type Load<TPage, TAhead> = () => Promise<Module<TPage, TAhead>>

type Pages<TPage, TAhead> = {
  /** The page of a route (`ROUTE-…`), the same component each time. */
  pageOf: (id: string) => TPage
  /** Loads the page of a route before it is wanted. Never rejects: a page that does not come now is loaded when it is wanted. */
  loadAhead: (id: string) => Promise<void>
  /** What the module of a page says that is to be done before it is drawn; undefined while it is not loaded. */
  aheadOf: (id: string) => TAhead | undefined
  /** Loads what only customers see of a loaded page; undefined where it has nothing. */
  ofCustomers: (id: string) => (() => Promise<unknown>) | undefined
  /** What did not come when it was wanted is asked for once more by whoever wants it next: React keeps the failure otherwise. */
  forgetLost: () => void
}

/**
 * Pages by route that are loaded when they are wanted, or ahead. One that was loaded ahead is drawn at once; React keeps what
 * comes after a skeleton back for up to 300 ms.
 * @param loaderOf what loads the page of a route, by its id
 * @param lazy React's own: a page that suspends until it is loaded
 */
export function createPages<TPage, TAhead = never>(
  loaderOf: (id: string) => Load<TPage, TAhead>,
  lazy: (load: () => Promise<{ default: TPage }>) => TPage,
): Pages<TPage, TAhead> {
  /** What was drawn once stays: another component would be another page. */
  const chosen = new Map<string, TPage>()
  const ready = new Map<string, Module<TPage, TAhead>>()
  const ahead = new Map<string, Promise<void>>()
  /** Drawn, but never come. */
  const lost = new Set<string>()
  /** Did not come at least once: who wants it now has asked for it again. */
  const everLost = new Set<string>()

  return {
    pageOf: (id) => {
      const load = loaderOf(id)
      const want = () =>
        loadCode(load, { reopening: everLost.has(id) ? 'always' : 'seldom' }).catch((error: unknown) => {
          lost.add(id)
          everLost.add(id)
          throw error
        })
      // Where it does not come ahead it is asked for once more, by somebody who wants it.
      const page = chosen.get(id) ?? ready.get(id)?.default ?? lazy(() => Promise.resolve(ahead.get(id)).then(want))
      chosen.set(id, page)
      return page
    },
    loadAhead: (id) => {
      const load = loaderOf(id)
      if (chosen.has(id) || ready.has(id)) return Promise.resolve()
      const known = ahead.get(id)
      if (known) return known
      const loading = load()
        .then(
          (module) => void ready.set(id, module),
          (error: unknown) => console.warn('A page is not to be loaded ahead', error),
        )
        .finally(() => ahead.delete(id))
      ahead.set(id, loading)
      return loading
    },
    aheadOf: (id) => ready.get(id)?.ahead,
    ofCustomers: (id) => ready.get(id)?.ofCustomers,
    forgetLost: () => {
      for (const id of lost) chosen.delete(id)
      lost.clear()
    },
  }
}
