import * as z from 'zod/mini'
import { HelpConfig, HelpSuggestion } from '../../content/help'
import { HELP_QUERY_MIN, SEARCH_LENGTH } from '../../limits'
import { cleanText } from '../../text/typed/clean-text'
import { endpoint } from '../endpoint'

/** The widget of the help centre. CALL-102, CALL-103 */
export const helpcenterContract = {
  'helpcenter.config': endpoint({ kind: 'read', method: 'GET', path: '/helpcenter/config', output: HelpConfig }),
  'helpcenter.suggestions': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/helpcenter/suggestions',
    query: z.object({
      q: z
        .string()
        .check(
          z.overwrite(cleanText),
          z.trim(),
          z.minLength(HELP_QUERY_MIN, `Введите хотя бы ${HELP_QUERY_MIN} знака`),
          z.maxLength(SEARCH_LENGTH),
        ),
    }),
    output: z.array(HelpSuggestion),
  }),
} as const
