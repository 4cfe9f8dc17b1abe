import * as z from 'zod/mini'
import { Link } from './link'

/** Whether there is a help centre, and whether its widget starts open. [NAV-026] */
export const HelpConfig = z.object({ enabled: z.boolean(), initial_expanded: z.boolean() })
export type HelpConfig = z.output<typeof HelpConfig>

/** An article that fits what was typed. */
export const HelpSuggestion = z.object({ title: z.string(), uri: Link })
export type HelpSuggestion = z.output<typeof HelpSuggestion>
