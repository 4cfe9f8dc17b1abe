import { useSelector } from '@xstate/react'
import { selectAsked } from '../../../machines/company-setup/company-setup.selectors'
import { useAppActor } from '../../shop/app-context'
import { usePopup } from '../screen/use-popup'

/** The set-up of the company: whether it has the screen, and how to put it off. [STATE-005, STATE-006, DEC-049] */
export function useSetup(): { isOpen: boolean; putOff: () => void } {
  const setup = useAppActor('companySetup')
  const { isOpen } = usePopup('setup')
  const isAsked = useSelector(setup, (state) => selectAsked(state) !== null)
  return {
    isOpen: isOpen && isAsked,
    putOff: () => setup?.send({ type: 'setup.postponed' }),
  }
}
