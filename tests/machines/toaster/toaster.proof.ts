import fc from 'fast-check'
import { toasterMachine } from '../../../machines/toaster/toaster.machine'
import { anyText } from '../arbitraries'
import { proofOf } from '../proof'

export default proofOf(toasterMachine, {
  payloads: {
    'toast.show': fc.record({ toast: fc.record({ text: anyText, tone: fc.constant('ok'), kind: fc.constant('plain') }) }),
    'toast.gone': fc.record({ id: fc.constantFrom('plain', 'other') }),
  },
  law: (snapshot) => {
    const texts = snapshot.context.waiting.map(({ text }) => text)
    return new Set(texts).size === texts.length && (snapshot.matches('holding') || texts.length === 0)
  },
})
