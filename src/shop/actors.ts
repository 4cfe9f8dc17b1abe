import type { SnapshotFrom } from 'xstate'
import type { appMachine } from '../../machines/app/app.machine'
import type { PERMANENT } from '../../machines/app/app.types'
import type { customerMachine } from '../../machines/customer/customer.machine'
import type { ChildId } from '../../machines/customer/customer.children'
import type { AppActor } from './app-actor'

/** Ids of the shop's actors: children of the root, and of the customer machine while somebody is signed in. */
export type ActorId = (typeof PERMANENT)[number] | 'customer' | ChildId
type Actors = Pick<SnapshotFrom<typeof appMachine>['children'] & SnapshotFrom<typeof customerMachine>['children'], ActorId>

const customerOf = (app: AppActor) => app.getSnapshot().children.customer
const ownOf = (app: AppActor) => app.getSnapshot().children
const theirsOf = (app: AppActor) => customerOf(app)?.getSnapshot().children

/** The actor with this id; undefined while it does not run. */
export function actorOf<K extends ActorId>(app: AppActor, id: K): Actors[K] {
  const own = ownOf(app) as Partial<Actors>
  return (id in own ? own[id] : (theirsOf(app) as Partial<Actors> | undefined)?.[id]) as Actors[K] // ids are unique across both machines
}

type Watch = (tell: () => void) => () => void
const watches = new WeakMap<AppActor, Watch>()

/** Calls `tell` whenever an actor of the shop starts or stops, not when its state changes. @returns the function that unsubscribes */
export function watchActors(app: AppActor, tell: () => void): () => void {
  const watch = watches.get(app) ?? createWatch(app)
  watches.set(app, watch)
  return watch(tell)
}

/** One subscription to the root and the customer machine for all watchers: a large cart has a thousand. */
function createWatch(app: AppActor): Watch {
  const tellers = new Set<() => void>()
  let end = () => {}
  function begin(): void {
    let [own, theirs, customer] = [ownOf(app), theirsOf(app), customerOf(app)]
    const look = () => {
      if (own === ownOf(app) && theirs === theirsOf(app)) return
      own = ownOf(app)
      theirs = theirsOf(app)
      if (customer !== customerOf(app)) {
        customer = customerOf(app)
        ofCustomer?.unsubscribe()
        ofCustomer = customer?.subscribe({ next: look, error: look })
      }
      for (const tell of tellers) tell()
    }
    const ofRoot = app.subscribe(look)
    let ofCustomer = customer?.subscribe({ next: look, error: look })
    end = () => {
      ofRoot.unsubscribe()
      ofCustomer?.unsubscribe()
    }
  }
  return (tell) => {
    if (tellers.size === 0) begin()
    tellers.add(tell)
    return () => {
      tellers.delete(tell)
      if (tellers.size === 0) end()
    }
  }
}
