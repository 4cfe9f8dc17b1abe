import { assign, setup } from 'xstate'

/** How far what a screen waits for is: nothing is known of it, it is asked for, it is there, or it will not come for now. */
export type Content = 'unknown' | 'missing' | 'there' | 'failed'
type Context = { subject: number | null; content: Content; wait: number }
export type Sighting = Pick<Context, 'subject' | 'content'>

/**
 * A part of a screen that is drawn when all of it can be, so that nothing jumps, though it does not wait for ever: after `wait` ms, or
 * where a part of it fails, it is drawn without that. Said once for its subject (a region): what comes later opens nothing. Lives as long
 * as its part of the screen. [DEC-059]
 */
export const openingMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Context,
    events: {} as { type: 'content.seen' } & Sighting,
    tags: {} as 'open' | 'late',
  },
  guards: {
    isAnother: ({ context }, { subject }: Sighting) => context.subject !== subject,
    isKnown: ({ context }) => context.content !== 'unknown',
    isThere: ({ context }) => context.content === 'there',
    hasFailed: ({ context }) => context.content === 'failed',
  },
  actions: { note: assign((_, { subject, content }: Sighting) => ({ subject, content })) },
  delays: { patience: ({ context }) => context.wait },
}).createMachine({
  id: 'opening',
  context: ({ input: { subject, content, wait } }) => ({ subject, content, wait }),
  initial: 'closed',
  on: {
    'content.seen': [
      {
        guard: { type: 'isAnother', params: ({ event }) => event },
        target: '.closed',
        actions: { type: 'note', params: ({ event }) => event },
      },
      { actions: { type: 'note', params: ({ event }) => event } },
    ],
  },
  states: {
    closed: { always: { guard: 'isKnown', target: 'waiting' } },
    waiting: {
      always: [
        { guard: 'isThere', target: 'whole' },
        { guard: 'hasFailed', target: 'partial' },
      ],
      after: { patience: 'partial' },
    },
    whole: { tags: 'open' },
    partial: { tags: ['open', 'late'] },
  },
})
