import type { Fault } from './faults.mjs'

export type Run = { day: string; minutes: number; commit: string; node: string }
export const documentOf: (faults: readonly Fault[], run: Run) => string
export const runOf: (text: string) => Run | null
