import * as z from 'zod/mini'
import { Survey, SurveyAnswer } from '../../conversation/survey'
import { Id } from '../../id'
import { endpoint } from '../endpoint'

const params = z.object({ id: Id })

/** CALL-045 to CALL-047 */
export const surveysContract = {
  /** The first of `data` is the one to show. */
  'surveys.list': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/surveys',
    query: z.object({ company_region_id: Id, placement: z.literal('sidebar') }),
    output: z.object({ data: z.array(Survey) }),
    tags: ['surveys'],
  }),
  'surveys.skip': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/surveys/:id/skip',
    params,
    output: z.null(),
    invalidates: ['surveys'],
  }),
  'surveys.answer': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/surveys/:id/answer',
    params,
    body: z.object({ company_region_id: Id, questions: z.array(SurveyAnswer).check(z.minLength(1), z.maxLength(100)) }),
    output: z.null(),
    invalidates: ['surveys'],
  }),
} as const
