import { companiesContract } from '../../../model/contract/people/companies'
import { handlersFor } from '../../handlers-for'
import { countByInn, newCompany } from '../../rules/company/new-company'

/** Companies to register. Whether an INN is known guests may ask too: they register. */
export const companiesHandlers = handlersFor(companiesContract, {
  'companies.checkInn': ({ query, ...scene }) => ({ count: countByInn(scene, query.inn) }),
  'companies.create': ({ body, ...scene }) => newCompany(scene, body),
})
