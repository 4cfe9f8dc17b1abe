import { dropAdviceMachine } from '../../../machines/drop-advice/drop-advice.machine'
import { ApiError } from '../../../model/api-error'
import { proofOf } from '../proof'

export default proofOf(dropAdviceMachine, {
  inputs: [{ rounds: [['a', 'b'], ['c']] }],
  answers: {
    // Each list that is asked for is answered.
    countLists: [
      [{ count: 0 }, { error: new ApiError(503, '') }],
      [{ count: 3 }, { count: 0 }],
      [{ count: 0 }, { count: 0 }],
      [{ count: 0 }],
    ],
  },
  mayHappen: ({ context: { rounds, round, counts } }, event) =>
    !('output' in event) || (event.output as unknown[]).length === rounds[round]?.filter((id) => !counts.has(id)).length,
  law: (snapshot) =>
    (!snapshot.hasTag('failed') || snapshot.context.error !== null) &&
    (!snapshot.matches('helpless') || (snapshot.context.error === null && snapshot.context.round === snapshot.context.rounds.length - 1)),
})
