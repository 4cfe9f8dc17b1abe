import type { AnyActorRef } from 'xstate'
import { cartMachine } from '../../cart/cart.machine'
import { to } from '../../support/address'
import { renewal } from '../../support/renewal'
import type { SharedFact } from '../child'
import { action } from '../customer.base'
import { children } from '../customer.children'

/** What goes by the table of the children: facts that concern many of them, and restarts after a crash. */
export const childActions = {
  /** Sends each child the command that it gets when this fact is announced. */
  broadcast: action(({ context, enqueue }, fact: SharedFact) => {
    for (const { address, commandOf } of children) {
      const command = commandOf(fact, context)
      if (command) enqueue.sendTo<AnyActorRef>(address, command)
    }
  }),
  /** Starts crashed children again with the same input as before, and their relays too; unsent changes come back from the storage. [DEC-065] */
  restart: action(({ context, enqueue, self }, { actorIds }: { actorIds: readonly string[] }) => {
    const { region } = context
    enqueue.assign({ crashed: [...context.crashed, ...actorIds], lives: context.lives + 1 })
    for (const { id, kind } of renewal(actorIds, self.getSnapshot().children)) {
      if (id === 'sight') enqueue.spawnChild('sight', { id })
      const child = children.find((each) => id === (kind === 'wire' ? each.relay.id : each.id))
      if (!child) continue
      if (kind === 'wire') {
        enqueue.stopChild(child.relay.id)
        enqueue.spawnChild('relay', child.relay)
        continue
      }
      enqueue.spawnChild(...child.spawning)
      if (child.popup) enqueue.emit({ type: 'popup.over', popup: child.popup })
      if (child.owes) enqueue.raise(child.owes)
      if (!region) continue
      if (child.needsCartReport) enqueue.sendTo(to(cartMachine, 'cart'), { type: 'cart.report' })
      const command = child.isStartedWithRegion ? null : child.commandOf({ type: 'region.applied', region }, context)
      if (command) enqueue.sendTo<AnyActorRef>(child.address, command)
    }
  }),
  forgetCrashes: action(({ enqueue }) => enqueue.assign({ crashed: [] })),
  announceBroken: action(({ enqueue }, { actorId }: { actorId: string }) => enqueue.emit({ type: 'part.broke', actorId })),
}
