import type { KeyboardEvent } from 'react'
import { isCommand } from '../../../ui/controls/modified-key'

const STEPS: Readonly<Record<string, -1 | 1 | 'first' | 'last'>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: 'first',
  End: 'last',
}

/** Where a key leads in a list of details; null: it is another key. */
export const stepOf = (event: KeyboardEvent): -1 | 1 | 'first' | 'last' | null => (isCommand(event) ? null : (STEPS[event.key] ?? null))
