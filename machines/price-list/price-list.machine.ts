import { assign, setup } from 'xstate'
import { ApiError } from '../../model/api-error'
import type { ProductQuery } from '../../model/catalogue/filter'
import type { Product } from '../../model/catalogue/product'
import { PRICE_FRESH_MS } from '../../model/limits'
import { priceDay, type PriceListHead } from '../../model/price-list/price-list-head'
import type { PriceListRow } from '../../model/price-list/price-list-row'
import { isOld } from '../../model/staleness'
import { effect } from '../support/effect'

/** What is listed: all that a question to the catalogue finds, or these goods. */
export type PriceListSource =
  | { kind: 'question'; question: Omit<ProductQuery, 'page' | 'itemsPerPage'>; total: number }
  | { kind: 'goods'; goods: readonly Product[] }
/** A part of the list. `next`: where the one after it begins, in whatever the effect counts by; null: it was the last. `clockOffset`: how far the server's clock is ahead, ms. */
export type Slice = { rows: readonly PriceListRow[]; next: number | null; total: number; clockOffset: number }
/** A file, or paper. */
export type PriceListForm = 'file' | 'paper'
type Input = { source: PriceListSource; regionId: number; head: PriceListHead }
type Context = Input & {
  form: PriceListForm
  slices: readonly (readonly PriceListRow[])[]
  /** Products that were gathered, and how many there are. */
  done: number
  total: number
  /** Where the next slice begins; null: all of them are there. */
  next: number | null
  /** What was gathered was of an earlier day, and is gathered anew. */
  isAnew: boolean
  /** When the first slice was asked for, ms by the computer's clock; undefined: none was. */
  startedAt: number | undefined
  /** How far the server's clock is ahead of the computer's, ms, by the last slice. */
  clockOffset: number
  /** What went wrong; null where somebody stopped it. */
  error: ApiError | null
  /** The file that was handed over last. */
  fileName: string
}

/** The time that a list names as its own, ms by the server's clock. */
export const priceListTime = ({ startedAt = 0, clockOffset }: Pick<Context, 'startedAt' | 'clockOffset'>): number => startedAt + clockOffset

const totalOf = (source: PriceListSource): number => (source.kind === 'question' ? source.total : source.goods.length)

/** A price list of any length: gathered slice by slice, so that it can be stopped and gone on with, then written into a file or put on paper. */
export const priceListMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { type: 'list.wanted'; form: PriceListForm }
      | { type: 'list.stopped' }
      | { type: 'list.resumed' }
      | { type: 'list.restarted' },
    tags: {} as 'busy' | 'paper',
  },
  actors: {
    loadSlice: effect<Slice, { source: PriceListSource; regionId: number; from: number }>('loadSlice'),
    /** Writes the file and hands it to whoever asked for it. @returns its name */
    saveFile: effect<string, { head: PriceListHead; at: number; slices: Context['slices'] }>('saveFile'),
  },
  guards: {
    hasMore: (_, { next }: Slice) => next !== null,
    isWhole: ({ context }) => context.startedAt !== undefined && context.next === null,
    /** All of it was gathered, a moment ago. */
    isFresh: ({ context }) => context.next === null && !isOld(context.startedAt, PRICE_FRESH_MS),
    /** What is there has prices of another day: one list is of one. */
    isOfAnotherDay: ({ context }, { clockOffset }: { clockOffset: number }) =>
      context.startedAt !== undefined && priceDay(context.startedAt + clockOffset) !== priceDay(Date.now() + clockOffset),
    isForPaper: ({ context }) => context.form === 'paper',
  },
  actions: {
    choose: assign({ form: (_, { form }: { form: PriceListForm }) => form }),
    begin: assign(({ context }) => ({
      slices: [],
      done: 0,
      total: totalOf(context.source),
      next: 0,
      isAnew: false,
      startedAt: Date.now(),
      error: null,
    })),
    /** After `begin`. */
    noteAnew: assign({ isAnew: true }),
    keep: assign(({ context }, { rows, next, total, clockOffset }: Slice) => ({
      clockOffset,
      slices: [...context.slices, rows],
      done: context.done + rows.length,
      total,
      next,
    })),
    blame: assign({ error: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    excuse: assign({ error: null }),
    nameFile: assign({ fileName: (_, { name }: { name: string }) => name }),
  },
}).createMachine({
  id: 'priceList',
  context: ({ input }) => ({
    ...input,
    form: 'file',
    slices: [],
    done: 0,
    total: totalOf(input.source),
    next: 0,
    isAnew: false,
    startedAt: undefined,
    clockOffset: 0,
    error: null,
    fileName: '',
  }),
  initial: 'offered',
  states: {
    offered: { on: { 'list.wanted': { target: 'judging', actions: { type: 'choose', params: ({ event }) => event } } } },
    judging: {
      always: [
        { guard: 'isFresh', target: 'given' },
        { target: 'gathering', actions: 'begin' },
      ],
    },
    gathering: {
      tags: 'busy',
      on: { 'list.stopped': { target: 'interrupted', actions: 'excuse' } },
      invoke: {
        src: 'loadSlice',
        input: ({ context: { source, regionId, next } }) => ({ source, regionId, from: next ?? 0 }),
        onDone: [
          // The device slept over midnight.
          {
            guard: { type: 'isOfAnotherDay', params: ({ event }) => event.output },
            target: 'gathering',
            reenter: true,
            actions: ['begin', 'noteAnew'],
          },
          {
            guard: { type: 'hasMore', params: ({ event }) => event.output },
            target: 'gathering',
            reenter: true,
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'given', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
        onError: { target: 'interrupted', actions: { type: 'blame', params: ({ event }) => event } },
      },
    },
    interrupted: {
      on: {
        'list.resumed': [
          { guard: 'isWhole', target: 'given', actions: 'excuse' },
          { guard: { type: 'isOfAnotherDay', params: ({ context }) => context }, target: 'gathering', actions: ['begin', 'noteAnew'] },
          { target: 'gathering', actions: 'excuse' },
        ],
        'list.restarted': { target: 'gathering', actions: 'begin' },
      },
    },
    given: { always: [{ guard: 'isForPaper', target: 'onPaper' }, { target: 'writing' }] },
    writing: {
      tags: 'busy',
      on: { 'list.stopped': { target: 'interrupted', actions: 'excuse' } },
      invoke: {
        src: 'saveFile',
        input: ({ context }) => ({ head: context.head, slices: context.slices, at: priceListTime(context) }),
        onDone: { target: 'saved', actions: { type: 'nameFile', params: ({ event }) => ({ name: event.output }) } },
        onError: { target: 'interrupted', actions: { type: 'blame', params: ({ event }) => event } },
      },
    },
    saved: { on: { 'list.wanted': { target: 'judging', actions: { type: 'choose', params: ({ event }) => event } } } },
    onPaper: {
      tags: 'paper',
      on: { 'list.wanted': { target: 'judging', actions: { type: 'choose', params: ({ event }) => event } } },
    },
  },
})
