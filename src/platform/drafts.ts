import * as z from 'zod/mini'
import { EMPTY_DRAFT, OrderDraft } from '../../model/order/draft'
import { Press } from '../../model/order/placing/press'
import { fromKept, type SurveyDraft, toKept } from '../../model/survey-review/survey-draft'
import { sessionValues, storage } from './storage'

/** What belongs to one tab. */
const Numbered = z.object({
  uuid: z.nullable(z.string()),
  isSent: z.boolean(),
  presses: z._default(z.array(Press), []),
  isPressed: z._default(z.boolean(), false),
})

const keyOf = (userId: number, regionId: number) => `checkout/${userId}/${regionId}`

/**
 * The draft of an order: belongs to (user, region), survives a reload, goes with the logout. [DEC-067]
 * What was chosen is shared by the tabs; the uuid belongs to one tab, since two tabs make two orders. [DEC-022]
 */
export function readDraft(userId: number, regionId: number): OrderDraft {
  const key = keyOf(userId, regionId)
  const parsed = OrderDraft.safeParse(storage.read(key))
  const numbered = Numbered.safeParse(sessionValues.read(key))
  const { uuid, isSent, presses, isPressed } = numbered.success ? numbered.data : EMPTY_DRAFT
  return { ...(parsed.success ? parsed.data : EMPTY_DRAFT), uuid, isSent, presses, isPressed }
}

/** Keeps a draft where `readDraft` finds it. */
export function keepDraft(userId: number, regionId: number, draft: OrderDraft): void {
  const key = keyOf(userId, regionId)
  const { uuid, isSent, presses, isPressed, ...shared } = draft
  storage.write(key, { ...shared, uuid: null })
  sessionValues.write(key, { uuid, isSent, presses, isPressed })
}

const surveyKeyOf = (userId: number, surveyId: number) => `survey/${userId}/${surveyId}`

/** What a user has answered of a survey and not sent: survives a reload, is shared by the tabs, goes with the logout. [DEC-010] */
export function readSurvey(userId: number, surveyId: number): SurveyDraft {
  return fromKept(storage.read(surveyKeyOf(userId, surveyId)))
}

/** Keeps it where `readSurvey` finds it; null forgets it: it was sent or skipped. */
export function keepSurvey(userId: number, surveyId: number, draft: SurveyDraft | null): void {
  const key = surveyKeyOf(userId, surveyId)
  if (draft) storage.write(key, toKept(draft))
  else storage.remove(key)
}
