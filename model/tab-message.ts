import * as z from 'zod/mini'
import { Id } from './id'

/** What one tab tells the others; also the events of the root. Parsed on arrival: another tab may run another version of the shop. */
export const TabMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('tab.changedData'), tags: z.array(z.string()), user: z.nullable(Id), region: z.nullable(Id) }),
  z.object({ type: z.literal('tab.openedSession'), user: Id }),
  z.object({ type: z.literal('tab.closedSession'), user: Id }),
  /** Somebody logs out and wants everything sent first. [DEC-010] */
  z.object({ type: z.literal('tab.askedToSend'), user: Id }),
  z.object({ type: z.literal('tab.appliedRegion'), user: Id, region: Id }),
])
export type TabMessage = z.output<typeof TabMessage>
