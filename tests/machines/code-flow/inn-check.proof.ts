import fc from 'fast-check'
import { innCheckMachine } from '../../../machines/code-flow/inn-check.machine'
import { isInn } from '../../../model/identity/inn'
import { proofOf } from '../proof'

const inns = ['', '7707083894', '77 07 08 38 93', '7707083893', '500100732259']

export default proofOf(innCheckMachine, {
  answers: { checkInn: [0, 1] },
  payloads: { 'inn.typed': fc.record({ inn: fc.constantFrom(...inns) }) },
  events: inns.map((inn) => ({ type: 'inn.typed', inn })),
  // Only a right INN is asked about.
  law: (snapshot) => snapshot.matches('incomplete') !== isInn(snapshot.context.inn),
})
