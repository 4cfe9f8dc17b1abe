import * as z from 'zod/mini'
import { Company } from '../../company/company'
import { Inn } from '../../identity/contact-fields'
import { NewCompany } from '../../identity/new-company'
import { endpoint } from '../endpoint'
import { whole } from '../../whole'

/** CALL-018, CALL-019 */
export const companiesContract = {
  /** How many companies are registered under this INN. [DEC-036] */
  'companies.checkInn': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/companies/checkInn',
    query: z.object({ inn: Inn }),
    output: z.object({ count: z.number().check(whole(), z.nonnegative()) }),
  }),
  /** Without a key: a lost answer is asked about by who the user is. 409: somebody has this INN, or the user's company is there already. */
  'companies.create': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/companies',
    body: NewCompany,
    output: Company,
    invalidates: ['user', 'regions'],
  }),
} as const
