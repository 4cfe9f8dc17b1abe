import { decisions } from '../../../machines/support/decisions'
import type { Rule } from '../../../machines/support/names'
import { requirements } from '../../../machines/support/requirements'

/** Every requirement and decision that a page names, by its id. */
export const rules: Readonly<Record<Rule, string>> = { ...decisions, ...requirements }

/** What a machine or a worked example keeps to, each id with its words. Markdown. */
export const ruleList = (ids: readonly Rule[]): string => ids.map((id) => `- \`${id}\` ${rules[id]}`).join('\n')
