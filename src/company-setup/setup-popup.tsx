import { useSelector } from '@xstate/react'
import { selectAsked } from '../../machines/company-setup/company-setup.selectors'
import { useAppActor } from '../shop/app-context'
import { CompanyStep } from './company-step'
import { LastStep } from './last-step'

/** The company that somebody still has to register, then its first region. Closed, it is put off and nothing typed is lost. [STATE-005, STATE-006] */
export function SetupPopup({ onClose }: { onClose: () => void }) {
  const setup = useAppActor('companySetup')
  const asked = useSelector(setup, selectAsked)
  if (!setup || asked === null) return null
  return asked === 'company' ? <CompanyStep setup={setup} onClose={onClose} /> : <LastStep setup={setup} onClose={onClose} />
}
