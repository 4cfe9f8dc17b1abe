/** The name of the channel between the shop's tabs and inspectors. */
export const INSPECT_CHANNEL = 'karter.inspect'

/** The lock that an inspector holds while it lives: who gets it knows that it has gone. */
export const inspectorLock = (inspector: string): string => `${INSPECT_CHANNEL}.inspector.${inspector}`
/** The same of a page of the shop. */
export const lifeLock = (life: string): string => `${INSPECT_CHANNEL}.life.${life}`
