import { ApiError } from '../../../model/api-error'
import type { Walk } from '../../support/walks/walk-paths'
import { helpOutputs } from './help-law'

const done = (state: string, output: unknown) => ({ type: `xstate.done.actor.0.helpWidget.${state}`, output })
const failed = (state: string) => ({ type: `xstate.error.actor.0.helpWidget.${state}`, error: new ApiError(503, '') })
const { loadConfig, findArticles } = helpOutputs

/** How the help centre is led through its chart. */
export const helpWalks: readonly Walk[] = [
  {
    inputs: [undefined],
    events: [
      ...['widget.opened', 'widget.closed', 'question.submitted', 'page.entered'].map((type) => ({ type })),
      ...['', 'з', 'за', 'зак'].map((text) => ({ type: 'question.typed', text })),
      { type: 'xstate.after.typingRest.helpWidget.open.resting' },
      done('asking', loadConfig),
      done('asking', { ...loadConfig, enabled: false }),
      done('asking', { ...loadConfig, initial_expanded: true }),
      failed('asking'),
      done('open.searching', []),
      done('open.searching', findArticles),
      failed('open.searching'),
    ],
    situation: ({ value, context }) => JSON.stringify([value, context]),
    limit: 5000,
  },
]
