import * as z from 'zod/mini'
import { Job, JobApplication } from '../../content/job'
import { Id } from '../../id'
import { endpoint } from '../endpoint'

/** CALL-104, CALL-105: outside {api}. [DEC-002] */
export const jobsContract = {
  'jobs.list': endpoint({
    kind: 'read',
    method: 'GET',
    base: 'origin',
    path: '/api/jobs',
    query: z.object({ active: z.optional(z.literal('1')) }),
    output: z.object({ items: z.array(Job) }),
  }),
  'jobs.apply': endpoint({
    kind: 'write',
    method: 'POST',
    base: 'origin',
    path: '/api/jobs/:id/apply',
    params: z.object({ id: Id }),
    body: JobApplication,
    isForm: true,
    output: z.null(),
  }),
} as const
