import { assign, setup } from 'xstate'
import { ApiError } from '../../model/api-error'
import { effect } from '../support/effect'

/** Some pages of a list. `next`: the page after them; null: they were the last. */
export type ListSlice = { rows: readonly unknown[]; next: number | null; total: number }
type Context = {
  slices: readonly (readonly unknown[])[]
  /** Rows that were read, and how many there are; 0 before the first answer. */
  done: number
  total: number
  /** The next page to be read, from 1; null: all were. */
  next: number | null
  /** What went wrong; null where it was stopped. */
  error: ApiError | null
  /** The file that was handed over last. */
  fileName: string
}

/** A list of the cabinet, orders or documents, as a file: all pages that the filter leaves are read one after another, then written. It can be stopped and resumed. [CONST-013] */
export const ordersFileMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'file.requested' } | { type: 'file.stopped' } | { type: 'file.resumed' },
    tags: {} as 'busy',
  },
  actors: {
    loadSlice: effect<ListSlice, { page: number }>('loadSlice'),
    /** Writes the file and hands it to the browser. @returns its name */
    saveFile: effect<string, { slices: Context['slices'] }>('saveFile'),
  },
  guards: {
    hasMore: (_, { next }: ListSlice) => next !== null,
    isWhole: ({ context }) => context.next === null,
  },
  actions: {
    begin: assign({ slices: [], done: 0, total: 0, next: 1, error: null }),
    keep: assign(({ context }, { rows, next, total }: ListSlice) => ({
      slices: [...context.slices, rows],
      done: context.done + rows.length,
      total,
      next,
    })),
    noteError: assign({ error: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    clearError: assign({ error: null }),
    nameFile: assign({ fileName: (_, { name }: { name: string }) => name }),
  },
}).createMachine({
  id: 'ordersFile',
  context: { slices: [], done: 0, total: 0, next: 1, error: null, fileName: '' },
  initial: 'idle',
  states: {
    idle: { on: { 'file.requested': { target: 'reading', actions: 'begin' } } },
    reading: {
      tags: 'busy',
      on: { 'file.stopped': { target: 'interrupted', actions: 'clearError' } },
      invoke: {
        src: 'loadSlice',
        input: ({ context: { next } }) => ({ page: next ?? 1 }),
        onDone: [
          {
            guard: { type: 'hasMore', params: ({ event }) => event.output },
            target: 'reading',
            reenter: true,
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'writing', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
        onError: { target: 'interrupted', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
    writing: {
      tags: 'busy',
      on: { 'file.stopped': { target: 'interrupted', actions: 'clearError' } },
      invoke: {
        src: 'saveFile',
        input: ({ context: { slices } }) => ({ slices }),
        onDone: { target: 'saved', actions: { type: 'nameFile', params: ({ event }) => ({ name: event.output }) } },
        onError: { target: 'interrupted', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
    interrupted: {
      on: {
        'file.resumed': [
          { guard: 'isWhole', target: 'writing', actions: 'clearError' },
          { target: 'reading', actions: 'clearError' },
        ],
        'file.requested': { target: 'reading', actions: 'begin' },
      },
    },
    saved: { on: { 'file.requested': { target: 'reading', actions: 'begin' } } },
  },
})
