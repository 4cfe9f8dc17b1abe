import { formsOf } from '../name-forms.mjs'

const machine = ({ camel }) => `import { assign, setup } from 'xstate'
import { effect } from '../support/effect'

type Context = {
  /** What was loaded last; null: nothing yet. */
  text: string | null
  /** Why the last call failed; null: it did not. */
  error: unknown
}

/** Loads a text and keeps it. Say here what the machine is for, how long it lives, and which rules it keeps. */
export const ${camel}Machine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: '${camel}.looked' } | { type: '${camel}.retried' },
    tags: {} as 'busy' | 'failed',
  },
  actors: { load: effect<string, void>('load') },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text, error: null })),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
  },
}).createMachine({
  id: '${camel}',
  context: { text: null, error: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: { target: 'ready', actions: { type: 'keepText', params: ({ event }) => ({ text: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    ready: { on: { '${camel}.looked': 'loading' } },
    failed: { tags: 'failed', on: { '${camel}.retried': 'loading' } },
  },
})
`

const names = ({ kebab, camel }) => `import { namesOf } from '../support/names'
import type { ${camel}Machine } from './${kebab}.machine'

export const ${camel}Names = namesOf<typeof ${camel}Machine>({
  title: 'Новый участник',
  purpose: 'Одно предложение: зачем он нужен.',
  about: {
    lives: 'Одно предложение: кто его запускает и сколько он живёт.',
    rules: ['DEC-005'],
    story: 'shop',
    screens: { nowhere: 'Пока нигде.' },
  },
  states: { loading: 'Загружается', ready: 'Загружено', failed: 'Не загрузилось' },
  events: { '${camel}.looked': 'смотрят снова', '${camel}.retried': 'нажато «Повторить»' },
  calls: { load: 'загрузить' },
  actions: { keepText: 'запомнить загруженное', keepError: 'запомнить ошибку' },
})
`

const proof = ({ kebab, camel }) => `import { ${camel}Machine } from '../../../machines/${kebab}/${kebab}.machine'
import { proofOf } from '../proof'

export default proofOf(${camel}Machine, {
  answers: { load: ['text'] },
  // What is ready was loaded, and a failure has a reason.
  law: (snapshot) =>
    (!snapshot.matches('ready') || snapshot.context.text !== null) && (!snapshot.matches('failed') || snapshot.context.error !== null),
})
`

/** A state machine of three states with its words and its proof. */
export default {
  usage: 'machine <name>: a state machine with its words and its proof, e.g. `npm run new machine order-check`',
  files: (name) => {
    const forms = formsOf(name)
    return [
      { path: `machines/${name}/${name}.machine.ts`, text: machine(forms) },
      { path: `machines/${name}/${name}.names.ts`, text: names(forms) },
      { path: `tests/machines/${name}/${name}.proof.ts`, text: proof(forms) },
    ]
  },
  next: [
    'Change the states, events and calls of the machine; the compiler then asks for their words and for the proof.',
    'Write the real title, purpose, rules, story and screens beside it in <name>.names.ts.',
    'Start it: invoke or spawn it in the machine or the page that owns it.',
    'Bind its calls and actions with `provide` in src/app (or name in `about.beyond` who answers).',
    'Say in the law of its proof what must always hold, and write its tests beside the proof.',
    'Run: npx vitest run --project unit tests/machines/charts tests/machines/paths tests/machines/random-events -t <id>',
    'Run `npm run diagrams` (its page and pictures in docs/flows), then `npm run walks` (coverage and map).',
    'If people meet it on a screen: write tests/e2e/walks/<name>/<name>.driver.ts and run `npm run walks:browser`.',
  ],
}
