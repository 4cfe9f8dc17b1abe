import { jobsContract } from '../../../model/contract/content/jobs'
import { unbuilt } from '../../handlers-for'

/** Vacancies and applications. Not built yet. */
export const jobsHandlers = unbuilt(jobsContract)
