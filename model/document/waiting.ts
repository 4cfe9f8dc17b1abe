import type { UpdDocument } from './document'

const dueOf = ({ due_at, overdue }: UpdDocument): number => (due_at ? Date.parse(due_at) : overdue ? 0 : Number.POSITIVE_INFINITY)

/** Documents that wait for a signature, the nearest deadline first; those without one come last. */
export const byDeadline = (documents: readonly UpdDocument[]): UpdDocument[] =>
  [...documents].sort((first, second) => {
    const [one, other] = [dueOf(first), dueOf(second)]
    return one === other ? first.id - second.id : one - other
  })

/** @returns whether the buyer's signature is awaited; a server without the states knows the flag alone */
export const awaitsSignature = ({ exchange, signed }: Pick<UpdDocument, 'exchange' | 'signed'>): boolean =>
  exchange === undefined ? !signed : exchange === 'waiting'
