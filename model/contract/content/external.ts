import * as z from 'zod/mini'
import { cleanText } from '../../text/typed/clean-text'
import { AddressSuggestion, SearchAnswer } from '../../content/external-search'
import { Id } from '../../id'
import { SEARCH_RESULTS } from '../../limits'
import { endpoint } from '../endpoint'
import { limitUpTo } from '../paging'

const SUGGESTIONS = 20
const words = z.string().check(z.overwrite(cleanText), z.trim(), z.minLength(1), z.maxLength(200))

/**
 * CALL-110, CALL-111: services of others, at the addresses of the configuration (`search_url`, `suggestions_url`); these paths are the
 * default ones. Both are plain GET reads, so no XSRF token goes there. [DEC-002]
 */
export const externalContract = {
  /** `crid` is the region of the cookie; `key` the configuration's `search_key`. */
  'external.search': endpoint({
    kind: 'read',
    method: 'GET',
    base: 'origin',
    path: '/ext/search',
    query: z.object({ q: words, limit: limitUpTo(SEARCH_RESULTS), crid: z.optional(Id), key: z.optional(z.string()) }),
    output: SearchAnswer,
  }),
  /** The client adds `Authorization: Token <suggestions_token>` of the configuration. */
  'external.addresses': endpoint({
    kind: 'read',
    method: 'GET',
    base: 'origin',
    service: 'suggestions',
    path: '/ext/suggestions/address',
    query: z.object({ query: words, count: limitUpTo(SUGGESTIONS) }),
    output: z.object({ suggestions: z.array(AddressSuggestion) }),
  }),
} as const
