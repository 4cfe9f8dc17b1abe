import fc from 'fast-check'
import { helpWidgetMachine } from '../../../machines/help-widget/help-widget.machine'
import { anyEntry } from '../arbitraries'
import { proofOf } from '../proof'
import { helpLaw, helpOutputs } from './help-law'
import { helpWalks } from './help-walks'

export default proofOf(helpWidgetMachine, {
  answers: { loadConfig: [helpOutputs.loadConfig], findArticles: [helpOutputs.findArticles] },
  payloads: {
    'question.typed': fc.record({ text: anyEntry }),
  },
  walks: helpWalks,
  law: helpLaw,
})
