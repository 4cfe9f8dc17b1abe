import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { surveyMachine } from '../../../machines/survey/survey.machine'
import { NEW_SURVEY } from '../../../model/survey-review/survey-draft'
import { surveyOf } from '../../support/conversations/surveys'
import { endsOf } from '../../support/walks/ends'
import type { Walk } from '../../support/walks/walk-paths'

const { done, failed, passed } = endsOf('survey')

/** Whatever may happen to a survey. */
const EVENTS = [
  { type: 'survey.aim', regionId: 1 },
  { type: 'survey.aim', regionId: 2 },
  passed('startPause', 'list.pausing'),
  passed('restPause', 'list.failed'),
  done('list.loading', surveyOf(1)),
  done('list.loading', surveyOf(2)),
  failed('list.loading', 503),
  failed('list.loading', 403),
  { type: 'survey.retry' },
  { type: 'survey.look' },
  { type: 'survey.reload', tags: ['surveys'] },
  done('talk.opening', NEW_SURVEY),
  failed('talk.opening', 0),
  { type: 'item.picked', questionId: 1, itemId: 13 },
  { type: 'text.typed', questionId: 2, text: 'a' },
  { type: 'question.reached', at: 1 },
  { type: 'survey.shown' },
  done('talk.asked.comparing', NEW_SURVEY),
  failed('talk.asked.comparing', 0),
  { type: 'survey.submitted' },
  done('talk.sending', null),
  failed('talk.sending', 503),
  failed('talk.sending', 422),
  { type: 'survey.skipped' },
  done('talk.skipping', null),
  failed('talk.skipping', 503),
  failed('talk.skipping', 422),
  { type: 'thanks.noted' },
  { type: 'survey.pass', path: '/personal' },
  { type: 'survey.pass', path: '/cart' },
  passed('offerPause', 'offer.near'),
  done('offer.comparing', NEW_SURVEY),
  done('offer.comparing', { ...NEW_SURVEY, isOffered: true }),
  failed('offer.comparing', 0),
]

/** What the survey's chart decides by. */
const situation = ({ value, context: { regionId, told, hand, draft } }: SnapshotFrom<typeof surveyMachine>): string =>
  JSON.stringify([
    value,
    hand?.regionId === regionId,
    hand?.survey.id === told?.survey?.id,
    draft?.isOffered,
    draft?.answers[1]?.items.length,
  ])

/** How a survey is led through its chart. */
export const surveyWalks: readonly Walk[] = [
  {
    inputs: [{ userId: 1, path: '/' }],
    events: EVENTS,
    situation: (snapshot: AnyMachineSnapshot) => situation(snapshot as SnapshotFrom<typeof surveyMachine>),
    limit: 5000,
  },
]
