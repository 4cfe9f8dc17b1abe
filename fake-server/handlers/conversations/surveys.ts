import { surveysContract } from '../../../model/contract/conversation/surveys'
import { regionState } from '../../../model/company/region'
import { handlersFor } from '../../handlers-for'
import { refuse } from '../../refusals'
import { keepReply, keptAnswers, replyOf, surveysOf, wrongAnswers } from '../../rules/conversation/survey-replies'
import { requireOpenRegion, requireUser } from '../../scene'

/** What the shop asks the members of a region; each answers for himself. [CALL-045 to CALL-047] */
export const surveysHandlers = handlersFor(surveysContract, {
  /** Those that he has neither answered nor skipped. */
  'surveys.list': ({ query, ...scene }) => {
    const region = requireOpenRegion(scene, query.company_region_id)
    const user = requireUser(scene)
    const open = surveysOf(scene, region.id).filter((survey) => !replyOf(scene, survey, user))
    return { data: open.map(({ id, title, questions }) => ({ id, title, placement: 'sidebar' as const, questions })) }
  },

  /** Of any region that he buys for. */
  'surveys.skip': ({ params, ...scene }) => {
    const user = requireUser(scene)
    const own = scene.tables.region.getAll().filter((region) => region.member_ids.includes(user.id) && regionState(region) !== 'blocked')
    const region = own.find(({ id }) => surveysOf(scene, id).some((survey) => survey.id === params.id))
    const survey = region && surveysOf(scene, region.id).find(({ id }) => id === params.id)
    if (!survey) throw refuse(404)
    keepReply(scene, survey, user, region.id, null)
    return null
  },

  'surveys.answer': ({ params, body, ...scene }) => {
    const region = requireOpenRegion(scene, body.company_region_id)
    const survey = surveysOf(scene, region.id).find(({ id }) => id === params.id)
    if (!survey) throw refuse(404)
    const errors = wrongAnswers(survey.questions, body.questions)
    if (Object.keys(errors).length > 0) throw refuse(422, { errors })
    keepReply(scene, survey, requireUser(scene), region.id, keptAnswers(survey.questions, body.questions))
    return null
  },
})
