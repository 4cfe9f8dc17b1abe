import * as z from 'zod/mini'
import { Id } from './id'
import { DraftChange } from './order/draft-change'
import { Taken } from './order/placing/taken'
import { whole } from './whole'

/** What one tab tells the others; also the events of the root. Parsed on arrival: another tab may run another version of the shop. */
export const TabMessage = z.union([
  z.object({ type: z.literal('tab.changedData'), tags: z.array(z.string()), user: z.nullable(Id), region: z.nullable(Id) }),
  z.object({ type: z.literal('tab.openedSession'), user: Id }),
  z.object({ type: z.literal('tab.closedSession'), user: Id }),
  /** Somebody logs out and wants everything sent first. [DEC-010] */
  z.object({ type: z.literal('tab.askedToSend'), user: Id }),
  z.object({ type: z.literal('tab.appliedRegion'), user: Id, region: Id }),
  /** An order that was pressed there is there; `version`: of its cart, as it was known when it was pressed. */
  z.object({
    type: z.literal('tab.ordered'),
    user: Id,
    region: Id,
    order: Id,
    version: z.number().check(whole(), z.nonnegative()),
    taken: z.array(Taken),
  }),
  /** What was chosen there for the next order of a region. [DEC-067] */
  z.object({ type: z.literal('tab.choseForOrder'), user: Id, region: Id, change: DraftChange }),
])
export type TabMessage = z.output<typeof TabMessage>
