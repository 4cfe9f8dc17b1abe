import type { AnyStateMachine, EventFrom, InputFrom } from 'xstate'
import type { CompanyRegion } from '../../model/company/region'
import type { Popup } from '../overlay/popups'
import { to } from '../support/address'
import { WIRE } from '../support/relay'
import type { CustomerContext, CustomerEvent } from './customer.types'

/** Facts that concern many children. What each child does about them is written in the table of the children. */
export type SharedFact =
  | { type: 'region.applied'; region: CompanyRegion }
  /** Data with these tags were changed, by this tab (`isOwn`) or by another one; `region`: in this company region only, or null. */
  | { type: 'data.changed'; tags: readonly string[]; region: number | null; isOwn: boolean }
  /** The user looks at the shop again. */
  | { type: 'page.shown' }
  | { type: 'address.reached'; path: string }
  /** What prevented answers may be over: the connection or the login is back. */
  | { type: 'answers.possible' }
type SharedFacts = { [Fact in SharedFact as Fact['type']]: Fact }

type System = Parameters<ReturnType<typeof to>>[0]['system']
type Starting = { context: CustomerContext; system: System }

/** A row of the table of the children. */
type Row<L extends AnyStateMachine> = {
  /** What the child is started with, at first and after a crash. */
  input: (starting: Starting) => InputFrom<L>
  /** Whether the facts that the child emits become events of the customer machine. */
  isRelayed: boolean
  /** The command that the child gets when a fact is announced; null: this one does not concern it. */
  hears?: { [Type in SharedFact['type']]?: (fact: SharedFacts[Type], context: CustomerContext) => EventFrom<L> | null }
  /** The input contains the active region, so a restarted child does not need to hear of it. */
  isStartedWithRegion?: true
  /** The child works from what the cart reports, so the cart has to report again after a restart of the child. */
  needsCartReport?: true
  /** The popup of the child, which is gone if the child crashes. */
  popup?: Popup
  /** What the customer machine is waiting for from the child, and raises itself if the child crashes. */
  owes?: CustomerEvent
}

/** For `input` of a child that needs nothing to begin with. */
export const nothing = (): undefined => undefined

/**
 * A child machine of the customer machine; `with` takes everything that differs between the children. In two steps, because TypeScript
 * has to know the machine before it reads the commands in the row.
 * @param id name of its implementation, id and `systemId` at the same time
 */
export const child = <Id extends string, L extends AnyStateMachine>(id: Id, machine: L) => ({
  with: ({ input, hears = {}, ...rest }: Row<L>) => {
    const options = {
      id,
      systemId: id,
      input: ({ context, self }: { context: CustomerContext; self: { system: System } }) => input({ context, system: self.system }),
    }
    const relayId: `${typeof WIRE}${Id}` = `${WIRE}${id}`
    const commandFor = <Type extends SharedFact['type']>(
      type: Type,
      fact: SharedFacts[Type],
      context: CustomerContext,
    ): EventFrom<L> | null => hears[type]?.(fact, context) ?? null
    return {
      ...rest,
      id,
      machine,
      /** For `invoke` of the customer machine. */
      invocation: { src: id, ...options },
      /** Arguments of `spawnChild`, which starts the child after a crash. */
      spawning: [id, options] as const,
      /** Relay of the facts of the child. */
      relay: { id: relayId, input: { of: id } },
      /** Target of commands. */
      address: to(machine, id),
      /** The command that the child gets when this fact is announced; null: none. */
      commandOf: (fact: SharedFact, context: CustomerContext) => commandFor(fact.type, fact, context),
    }
  },
})
