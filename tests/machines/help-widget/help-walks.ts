import { endsOf } from '../../support/walks/ends'
import type { Walk } from '../../support/walks/walk-paths'
import { helpOutputs } from './help-law'

const { done, failed, passed } = endsOf('helpWidget')
const { loadConfig, findArticles } = helpOutputs

/** How the help centre is led through its chart. */
export const helpWalks: readonly Walk[] = [
  {
    inputs: [undefined],
    events: [
      ...['widget.opened', 'widget.closed', 'question.submitted', 'page.entered'].map((type) => ({ type })),
      ...['', 'з', 'за', 'зак'].map((text) => ({ type: 'question.typed', text })),
      passed('typingRest', 'open.resting'),
      done('asking', loadConfig),
      done('asking', { ...loadConfig, enabled: false }),
      done('asking', { ...loadConfig, initial_expanded: true }),
      failed('asking', 503),
      done('open.searching', []),
      done('open.searching', findArticles),
      failed('open.searching', 503),
    ],
    situation: ({ value, context }) => JSON.stringify([value, context]),
    limit: 5000,
  },
]
