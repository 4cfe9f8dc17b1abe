import { jobsContract } from '../../../model/contract/content/jobs'
import { handlersFor } from '../../handlers-for'
import { refuse } from '../../refusals'
import { keepApplication } from '../../rules/conversation/job-application'
import { vacancies } from '../../seed/jobs/vacancies'

/** Vacancies and applications. [CALL-104, CALL-105] */
export const jobsHandlers = handlersFor(jobsContract, {
  'jobs.list': async ({ query, world }) => ({
    items: (await vacancies(world.today)).filter(({ active }) => query.active === undefined || active === 1),
  }),

  'jobs.apply': async ({ params, body, ...scene }) => {
    if (scene.plays('applicationFails')) throw refuse(503)
    const job = (await vacancies(scene.world.today)).find(({ id }) => id === params.id)
    if (!job) throw refuse(404, { message: 'Такой вакансии нет.' })
    if (job.active === 0) throw refuse(409, { message: 'Эта вакансия уже закрыта.' })
    keepApplication(scene, job, body)
    return null
  },
})
