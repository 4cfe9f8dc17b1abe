import { assign, enqueueActions, setup } from 'xstate'
import { isUnanswered } from '../../model/api-error'
import type { SearchHit } from '../../model/content/external-search'
import type { Product } from '../../model/catalogue/product'
import { knownOfHistory, searchesOf } from '../../model/entry/suggestions'
import { OFFER_AGAIN_MS, PRODUCTS_PER_LOAD, SUGGEST_PAUSE_MS, SUGGEST_SEARCH_MIN } from '../../model/limits'
import type { BoughtProduct } from '../../model/order/bought'
import { restPause } from '../../model/retry'
import { effect } from '../support/effect'
import { repeated, restart } from './quick-entry.elsewhere'
import { pasted } from './quick-entry.paste'
import { endingPaste } from './quick-entry.standing'
import * as step from './quick-entry.steps'
import { quickEntryTypes, type Became } from './quick-entry.types'

type Opened = { regionId: number; bought: readonly BoughtProduct[] }

/** What to ask the search service: the texts one after another, until one finds something. */
export type Search = { texts: readonly string[]; regionId: number | null }
/** What to ask of a typed line. */
export const searchFor = (text: string, regionId: number | null): Search => ({ texts: searchesOf(text), regionId })

/** What the chart of the entry by article may name; the rules behind the actions are quick-entry.steps.ts. */
export const quickEntrySetup = setup({
  types: quickEntryTypes,
  actors: {
    searchGoods: effect<readonly SearchHit[], Search>('searchGoods'),
    searchLines: effect<readonly (readonly SearchHit[])[], { lines: readonly Search[] }>('searchLines'),
    loadProducts: effect<readonly Product[], { ids: readonly number[]; regionId: number | null }>('loadProducts'),
  },
  guards: {
    hasRegion: ({ context }) => context.regionId !== null,
    isOtherRegion: ({ context }, { regionId }: Opened) => regionId !== context.regionId,
    isSearchable: (_, { text }: { text: string }) => text.trim().length >= SUGGEST_SEARCH_MIN,
    isChosen: ({ context }) => context.chosen !== null,
    hasQuestion: ({ context }) => step.openQuestionOf(context) !== undefined,
    hasRefused: ({ context }) => context.questions.some(({ isRefused }) => isRefused),
    isLookedUp: ({ context }, { id }: { id: number }) => context.lookedUp.includes(id),
    hasWanted: ({ context }) => step.wantedOf(context).length > 0,
    hasReady: ({ context }) => step.readyOf(context).length > 0,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
  },
  delays: {
    suggestPause: SUGGEST_PAUSE_MS,
    offerAgain: OFFER_AGAIN_MS,
    searchPause: ({ context }) => restPause(context.failures.search),
    loadPause: ({ context }) => restPause(context.failures.load),
  },
  actions: {
    restart: assign(({ context }, { regionId, bought }: Opened) => restart(regionId, bought, context)),
    keepHistory: assign({ history: (_, { bought }: Opened) => knownOfHistory(bought) }),
    type: assign(({ context }, { text }: { text: string }) => step.typed(context, text, Date.now())),
    enter: assign(({ context }) => step.entered(context, Date.now())),
    move: assign(({ context }, { step: by }: { step: 1 | -1 }) => step.moved(context, by)),
    choose: assign(({ context }, { id }: { id: number }) => {
      const product = step.suggestionsOf(context).find((it) => it.id === id)
      return product ? step.choose(context, product) : {}
    }),
    closeList: assign({ isOpen: false, activeId: null }),
    noteAsked: assign({ asked: ({ context }) => context.text }),
    keepHints: assign(({ context }, { hits }: { hits: readonly SearchHit[] }) => step.hinted(context, hits)),
    paste: assign(({ context }, { text }: { text: string }) => pasted(context, text)),
    noteLookedUp: assign({ lookedUp: ({ context }) => step.nextQuestionsOf(context).map(({ id }) => id) }),
    answer: assign(({ context }, { found }: { found: readonly (readonly SearchHit[])[] }) =>
      endingPaste(context, step.answered(context, found)),
    ),
    dropQuestion: assign(({ context }, { id }: { id: number }) =>
      endingPaste(context, { questions: context.questions.filter((it) => it.id !== id) }),
    ),
    refuseQuestions: assign(({ context }) => step.questionsRefused(context)),
    askRefused: assign({ questions: ({ context }) => context.questions.map((it) => ({ ...it, isRefused: false })) }),
    countSearchFailure: assign({ failures: ({ context: { failures } }) => ({ ...failures, search: failures.search + 1 }) }),
    countLoadFailure: assign({ failures: ({ context: { failures } }) => ({ ...failures, load: failures.load + 1 }) }),
    typeCount: assign((_, { text }: { text: string }) => step.countTyped(text)),
    enterCount: assign(({ context }) => step.countEntered(context)),
    leaveCount: assign(({ context }) => step.countLeft(context)),
    noteWanted: assign({ wanted: ({ context }) => step.wantedOf(context).slice(0, PRODUCTS_PER_LOAD) }),
    keepProducts: assign(({ context }, { loaded }: { loaded: readonly Product[] }) =>
      endingPaste(context, step.keepProducts(context, loaded)),
    ),
    keep: assign(({ context }, { entryId, added, asked, inCart, stock }: { entryId: number; added: number } & Became) =>
      endingPaste(context, step.kept(context, entryId, added, { asked, inCart, stock })),
    ),
    letGo: assign(({ context }, { entryId }: { entryId: number }) => step.returned(context, entryId)),
    hold: assign(({ context }, { entryId }: { entryId: number }) => step.missed(context, entryId)),
    offerAgain: assign(({ context }) => step.offeredAgain(context)),
    /** What was added is to be taken back; what has not been yet is dropped. */
    withdraw: assign(({ context }, { entryId }: { entryId: number }) => endingPaste(context, step.withdrawn(context, entryId))),
    repeat: assign(({ context }, { of }: { of: number | 'all' }) => repeated(context, of)),
    refuse: assign(({ context }, { entryId, reason }: { entryId: number; reason: string }) => step.refused(context, entryId, reason)),
  },
}).extend({
  // apart: TypeScript infers `assign` and `enqueueActions` in one list badly
  actions: {
    /** The cart is asked to take what is ready, or to give it back. */
    announceReady: enqueueActions(({ context, enqueue }) => {
      const ready = step.readyOf(context)
      const told = new Set(ready.map(({ entry }) => entry))
      enqueue.assign({ entries: context.entries.map((entry) => (told.has(entry) ? { ...entry, status: 'told' as const } : entry)) })
      const regionId = context.regionId! // an entry is made for a region
      const lines = ready.flatMap(({ entry, product }) =>
        entry.isLeaving ? [] : [{ entryId: entry.id, product, quantity: entry.quantity ?? product.pack }],
      )
      if (lines.length > 0) enqueue.emit({ type: 'entry.added', regionId, lines })
      for (const { entry, product } of ready)
        if (entry.isLeaving) enqueue.emit({ type: 'entry.withdrawn', entryId: entry.id, regionId, product, quantity: entry.added })
    }),
  },
})
