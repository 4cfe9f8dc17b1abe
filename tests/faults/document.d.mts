import type { Fault } from './faults.mjs'

export const documentOf: (faults: readonly Fault[]) => string
