import fc from 'fast-check'
import { surveyMachine } from '../../../machines/survey/survey.machine'
import { NEW_SURVEY } from '../../../model/survey-review/survey-draft'
import { surveyOf } from '../../support/conversations/surveys'
import { anyEntry, anyId, anyPath, anyTags } from '../arbitraries'
import { proofOf } from '../proof'
import { surveyWalks } from './survey-walks'

export default proofOf(surveyMachine, {
  inputs: [{ userId: 1, path: '/' }],
  answers: {
    loadSurvey: [surveyOf(1)],
    readDraft: [NEW_SURVEY],
  },
  payloads: {
    'survey.aim': fc.record({ regionId: anyId }),
    'survey.pass': fc.record({ path: anyPath }),
    'survey.reload': fc.record({
      tags: anyTags,
    }),
    'item.picked': fc.record({ itemId: fc.integer({ min: 11, max: 14 }), questionId: anyId }),
    'text.typed': fc.record({
      text: anyEntry,
      questionId: anyId,
    }),
    'question.reached': fc.record({ at: fc.integer({ min: -1, max: 5 }) }),
  },
  walks: surveyWalks,
  // Whoever is asked has a survey of which no more is chosen than may be; what is done is asked no more, and what was shown stays so.
  law: ({ context: { hand, draft, done }, ...snapshot }, { before }) =>
    (hand !== null) === !snapshot.matches({ talk: 'none' }) &&
    (!snapshot.hasTag('asked') || (draft !== null && hand !== null && !done.has(hand.survey.id))) &&
    (hand?.survey.questions ?? []).every(({ id, max_user_answers: max }) => (draft?.answers[id]?.items.length ?? 0) <= max) &&
    (!before.matches({ offer: 'spent' }) || snapshot.matches({ offer: 'spent' })),
})
