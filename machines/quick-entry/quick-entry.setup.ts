import { assign, emit, enqueueActions, setup } from 'xstate'
import { isUnanswered } from '../../model/api-error'
import type { BegunLine } from '../../model/entry/begun-line'
import { type KeptRow, type LeftRows, sameRows } from '../../model/entry/kept-row'
import { FILE_REFUSALS, type TableFile } from '../../model/entry/table/table-file'
import type { SearchHit } from '../../model/content/external-search'
import type { Product } from '../../model/catalogue/product'
import { type Found, knownOfHistory, searchesOf } from '../../model/entry/suggestions'
import { BEGUN_LINE_PAUSE_MS, OFFER_AGAIN_MS, SUGGEST_PAUSE_MS, SUGGEST_SEARCH_MIN } from '../../model/limits'
import type { BoughtProduct } from '../../model/order/history/bought'
import { restPause } from '../../model/retry'
import { effect } from '../support/effect'
import { begunLine, isUnkeptLine, resumed } from './begun/begun-line'
import { answered } from './quick-entry.answers'
import { repeated, restart } from './quick-entry.elsewhere'
import { keptRows, restored } from './quick-entry.keeping'
import { mayMend, takenBack, withMended } from './quick-entry.mending'
import { similarChosen } from './quick-entry.similar'
import { learnedOf, noted } from './quick-entry.outcomes'
import { fileRead, pasted } from './paste/pasted'
import { endingPaste } from './paste/standing'
import * as handed from './quick-entry.handed'
import * as step from './quick-entry.steps'
import { quickEntryTypes, type Lookup, type Question, type Seen, type TakenLine } from './quick-entry.types'

/** Rows to be kept; `isRead`: nothing that an earlier page left lies there beside them. */
type Kept = { regionId: number; rows: readonly KeptRow[]; isRead: boolean }
/** By type an extension does not see what the setup names. */
const keeping = (...places: readonly Kept[]) => ({ type: 'keepRows', params: { places } }) as never
type Opened = { regionId: number; bought: readonly BoughtProduct[] }

/** What to ask the search service: the texts one after another, until one finds something; `isExact`: all of them, and only as articles or barcodes. */
export type Search = { texts: readonly string[]; regionId: number | null; isExact?: true }
/** Products to be loaded. */
export type Wanted = { goods: readonly { id: number; article: string }[]; regionId: number | null }
/** What to ask of a typed line. */
export const searchFor = (text: string, regionId: number | null): Search => ({ texts: searchesOf(text), regionId })
/** What to ask of a line that waits for an answer: its text, or of a row of a table its cells. */
export const searchOf = ({ text, named }: Question, regionId: number | null): Search =>
  named ? { texts: [...new Set(named.flat())], regionId, isExact: true } : searchFor(text, regionId)

/** What the chart of the entry by article may name; the rules behind the actions are quick-entry.steps.ts and those beside it. */
export const quickEntrySetup = setup({
  types: quickEntryTypes,
  actors: {
    searchGoods: effect<readonly SearchHit[], Search>('searchGoods'),
    searchLines: effect<Lookup, { lines: readonly Search[] }>('searchLines'),
    loadProducts: effect<readonly Product[], Wanted>('loadProducts'),
    /** What an earlier page left in the region: this entry's from now on; `by` names it. */
    loadRows: effect<readonly KeptRow[], { userId: number; regionId: number; by: string }>('loadRows'),
    /** What an earlier page of this tab left in the line; null: nothing. */
    loadLine: effect<BegunLine | null, { userId: number }>('loadLine'),
    /** Reads the table of a file. */
    readFile: effect<TableFile, { file: File }>('readFile'),
    /** What pages that are gone left on its way in all regions. */
    gatherRows: effect<readonly LeftRows[], { userId: number; by: string }>('gatherRows'),
  },
  guards: {
    hasRegion: ({ context }) => context.regionId !== null,
    isOtherRegion: ({ context }, { regionId }: { regionId: number }) => regionId !== context.regionId,
    isSearchable: (_, { text }: { text: string }) => text.trim().length >= SUGGEST_SEARCH_MIN,
    mayMend: ({ context }, { entryId }: { entryId: number }) => mayMend(context, entryId),
    isChosen: ({ context }) => context.chosen !== null,
    hasQuestion: ({ context }) => step.openQuestionOf(context) !== undefined,
    hasRefused: ({ context }) => context.questions.some(({ isRefused }) => isRefused),
    isLookedUp: ({ context }, { id }: { id: number }) => context.lookedUp.includes(id),
    hasWanted: ({ context }) => step.wantedOf(context).length > 0,
    hasReady: ({ context }) => handed.readyOf(context).length > 0,
    isUnkept: ({ context }) => !sameRows(keptRows(context), context.kept),
    isUnkeptLine: ({ context }) => isUnkeptLine(context),
    isLineOver: ({ context }) => context.keptLine !== null && begunLine(context) === null,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
  },
  delays: {
    suggestPause: SUGGEST_PAUSE_MS,
    offerAgain: OFFER_AGAIN_MS,
    linePause: BEGUN_LINE_PAUSE_MS,
    searchPause: ({ context }) => restPause(context.failures.search),
    loadPause: ({ context }) => restPause(context.failures.load),
  },
  actions: {
    keepHistory: assign({ history: (_, { bought }: Opened) => knownOfHistory(bought) }),
    type: assign(({ context }, { text }: { text: string }) => step.typed(context, text, Date.now())),
    enter: assign(({ context }) => withMended(context, step.entered(context, Date.now()))),
    takeBack: assign(({ context }, { entryId }: { entryId: number }) => takenBack(context, entryId)),
    chooseSimilar: assign(({ context }, { entryId, productId }: { entryId: number; productId: number }) =>
      similarChosen(context, entryId, productId),
    ),
    move: assign(({ context }, { step: by }: { step: 1 | -1 }) => step.moved(context, by)),
    choose: assign(({ context }, { id }: { id: number }) => {
      const product = step.suggestionsOf(context).find((it) => it.id === id)
      return product ? step.choose(context, product) : {}
    }),
    closeList: assign({ isOpen: false, activeId: null }),
    noteAsked: assign({ asked: ({ context }) => context.text }),
    keepHints: assign(({ context }, { hits }: { hits: readonly Found[] }) => step.hinted(context, hits)),
    paste: assign(({ context }, { text }: { text: string }) => pasted(context, text)),
    enterFile: assign(({ context }, file: TableFile) => fileRead(context, file)),
    refuseFile: assign({ problem: FILE_REFUSALS.unread }),
    noteLookedUp: assign({ lookedUp: ({ context }) => step.nextQuestionsOf(context).map(({ id }) => id) }),
    answer: assign(({ context }, lookup: Lookup) => endingPaste(context, answered(context, lookup))),
    dropQuestion: assign(({ context }, { id }: { id: number }) =>
      endingPaste(context, { questions: context.questions.filter((it) => it.id !== id) }),
    ),
    refuseQuestions: assign(({ context }) => step.questionsRefused(context)),
    askRefused: assign({ questions: ({ context }) => context.questions.map((it) => ({ ...it, isRefused: false })) }),
    countSearchFailure: assign({ failures: ({ context: { failures } }) => ({ ...failures, search: failures.search + 1 }) }),
    countLoadFailure: assign({ failures: ({ context: { failures } }) => ({ ...failures, load: failures.load + 1 }) }),
    typeCount: assign((_, { text }: { text: string }) => step.countTyped(text)),
    enterCount: assign(({ context }) => withMended(context, step.countEntered(context))),
    leaveCount: assign(({ context }) => step.countLeft(context)),
    noteWanted: assign({ wanted: ({ context }) => step.nextWantedOf(context).map(({ id }) => id) }),
    keepProducts: assign(({ context }, { loaded }: { loaded: readonly Product[] }) =>
      endingPaste(context, step.keepProducts(context, loaded)),
    ),
    keep: assign(({ context }, { lines }: { lines: readonly TakenLine[] }) => endingPaste(context, handed.kept(context, lines))),
    letGo: assign(({ context }, { entryId }: { entryId: number }) => handed.returned(context, entryId)),
    hold: assign(({ context }, { entryIds }: { entryIds: readonly number[] }) => handed.missed(context, entryIds)),
    offerAgain: assign(({ context }) => handed.offeredAgain(context)),
    /** What was added is to be taken back; what has not been yet is dropped. */
    withdraw: assign(({ context }, { entryId }: { entryId: number }) => endingPaste(context, handed.withdrawn(context, entryId))),
    repeat: assign(({ context }, { of }: { of: number | 'all' }) => repeated(context, of)),
    refuse: assign(({ context }, { entryId, reason }: { entryId: number; reason: string }) => handed.refused(context, entryId, reason)),
    learn: assign(({ context }, { seen }: { seen: readonly Seen[] }) => learnedOf(context, seen)),
    notePaste: assign(({ context }) => noted(context)),
    unfold: assign({ pasted: ({ context: { pasted } }, { isWhole }: { isWhole: boolean }) => pasted && { ...pasted, isWhole } }),
    beginReading: assign({ isRead: false, readAfter: ({ context }) => context.seq }),
    resumeLine: assign(({ context }, { line }: { line: BegunLine | null }) => resumed(context, line)),
    noteLine: assign({ keptLine: ({ context }) => begunLine(context) }),
    /** Provided by the app: writes the line where a reload of this tab finds it; null forgets it. */
    keepLine: (_, _params: { line: BegunLine | null }) => {},
    noteKept: assign({ kept: ({ context }) => keptRows(context) }),
    announceRows: emit({ type: 'entry.counted' }),
    /** Provided by the app: writes the rows of regions where a reload finds them, one after the other. */
    keepRows: (_, _params: { places: readonly Kept[] }) => {},
  },
}).extend({
  // apart: TypeScript infers `assign` and `enqueueActions` in one list badly
  actions: {
    /** Another region begins anew; what goes along is kept there before it is kept where it was no more. */
    restart: enqueueActions(({ context, enqueue }, { regionId, bought }: Opened) => {
      const next = restart(regionId, bought, context)
      const kept = keptRows(next)
      enqueue.assign({ ...next, kept })
      if (context.regionId === null) return
      enqueue(keeping({ regionId, rows: kept, isRead: false }, { regionId: context.regionId, rows: [], isRead: context.isRead }))
    }),
    /** What was left goes on here, and lies where it was left no more. */
    restoreRows: enqueueActions(({ context, enqueue }, { left }: { left: readonly LeftRows[] }) => {
      const next = restored(context, left)
      const kept = keptRows(next)
      enqueue.assign({ ...next, kept })
      if (left.every(({ rows }) => rows.length === 0)) return
      const here = { regionId: context.regionId!, rows: kept, isRead: true } // read for a region
      const others = left.filter(({ regionId }) => regionId !== context.regionId)
      enqueue(keeping(here, ...others.map(({ regionId }) => ({ regionId, rows: [], isRead: true }))))
    }),
    /** The cart is asked to take what is ready, or to give it back. */
    announceReady: enqueueActions(({ context, enqueue }) => {
      const ready = handed.readyOf(context)
      const told = new Set(ready.map(({ entry }) => entry))
      enqueue.assign({ entries: context.entries.map((entry) => (told.has(entry) ? { ...entry, status: 'told' as const } : entry)) })
      const regionId = context.regionId! // an entry is made for a region
      const lines = ready.flatMap(({ entry, product }) =>
        entry.isLeaving ? [] : [{ entryId: entry.id, product, quantity: entry.quantity ?? product.pack }],
      )
      if (lines.length > 0) enqueue.emit({ type: 'entry.added', regionId, lines })
      for (const { entry, product } of ready) {
        const { id: entryId, added: quantity, isLeaving, became } = entry
        if (isLeaving) enqueue.emit({ type: 'entry.withdrawn', entryId, regionId, product, quantity, stock: became?.stock ?? null })
      }
    }),
  },
})
