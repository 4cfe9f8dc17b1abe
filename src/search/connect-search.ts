import { searchMachine } from '../../machines/search/search.machine'
import type { Api } from '../../model/contract'
import { SEARCH_LENGTH, SEARCH_RESULTS } from '../../model/limits'
import { pageCall } from '../api/page-call'
import { readIdCookie, REGION_COOKIE } from '../platform/cookies'
import { clearQueries, dropQuery, keepQuery, readRecent } from '../platform/goods/recent-queries'

/** The search of the header with its service and what this browser remembers. @param key of the service [CALL-110] */
export const connectSearch = (api: Api, key: string) =>
  searchMachine.provide({
    actors: {
      findGoods: pageCall(({ input: { text }, signal }) => {
        const crid = readIdCookie(REGION_COOKIE)
        const query = { q: text.slice(0, SEARCH_LENGTH), limit: SEARCH_RESULTS, ...(crid !== null && { crid }), ...(key && { key }) }
        return api('external.search', { query }, { signal })
      }),
      readRecent: pageCall(async () => readRecent()),
    },
    actions: {
      keepQuery: (_, { query }) => keepQuery(query),
      dropQuery: (_, { query }) => dropQuery(query),
      clearQueries,
    },
  })
