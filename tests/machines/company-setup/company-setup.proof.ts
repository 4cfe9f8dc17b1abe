import fc from 'fast-check'
import { companySetupMachine } from '../../../machines/company-setup/company-setup.machine'
import { selectAsked } from '../../../machines/company-setup/company-setup.selectors'
import { checkCompany } from '../../../model/identity/company-form'
import { setupStep } from '../../../model/identity/user'
import { anyId, anyPath } from '../arbitraries'
import { proofOf } from '../proof'
import { setupWalks } from './setup-walks'

export default proofOf(companySetupMachine, {
  inputs: [{ user: { id: 1, registration_not_complete: true, last_company_id: null }, isHeld: false, path: '/' }],
  answers: {
    loadUser: [{ id: 1, registration_not_complete: true, last_company_id: null }],
    loadTyped: [{ inn: '500100732259', kpp: '', company_name: 'a', store_city_id: 1, made: null }],
    checkInn: [0],
    createCompany: [{ id: 2, company_name: 'a' }],
    lookForRegion: [false],
  },
  payloads: {
    'field.typed': fc.oneof(
      fc.record({
        field: fc.constantFrom('inn', 'kpp', 'company_name'),
        value: fc.constantFrom('', 'a', '500100732259', '7707083893', '770701001'),
      }),
      fc.record({
        field: fc.constantFrom('inn', 'kpp', 'company_name'),
        value: fc.constantFrom('', 'a', '500100732259', '7707083893', '770701001'),
      }),
    ),
    'field.left': fc.record({ field: fc.constantFrom('inn', 'kpp', 'company_name') }),
    'setup.told': fc.record({ user: fc.record({ id: anyId, registration_not_complete: fc.boolean(), last_company_id: fc.option(anyId) }) }),
    'setup.pass': fc.record({ path: anyPath }),
  },
  walks: setupWalks,
  // It asks for what its user lacks, sends nothing that is wrong, and its fields stand still while they are sent.
  law: (snapshot, { before }) => {
    const { user, typed } = snapshot.context
    const asked = selectAsked(snapshot)
    const isSent = (state: typeof snapshot) => state.hasTag('busy')
    return (
      (asked === null || asked === setupStep(user, 0)) &&
      (!(isSent(snapshot) && asked === 'company') || checkCompany(typed).company !== null) &&
      (!(isSent(snapshot) && asked === 'lastStep') || typed.store_city_id !== null) &&
      (!(isSent(before) && isSent(snapshot)) || typed.inn === before.context.typed.inn)
    )
  },
})
