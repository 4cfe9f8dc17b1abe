import { gatherMachines, type Named } from './support/gathered'
import { words } from './words'

/** Every machine once, with its words: the chart lint, the pictures and the inspector read this. */
export const all: readonly Named[] = gatherMachines(import.meta.glob('./*/*.machine.ts', { eager: true }), words)
