import { useEffect } from 'react'
import { useCustomerParts } from '../../hooks/visitor/customer-parts'
import { usePopup } from '../../hooks/screen/use-popup'
import { usePopupWaits } from '../../hooks/screen/use-popup-waits'
import { whenIdle } from '../../platform/loading/when-idle'
import { GuestKeys } from '../shortcuts/guest-keys'
import { CrashPanel } from './crash-panel'
import { loginPopup, supportPopup } from './lazy-popups'
import { LazyPart } from '../../shop/code/lazy-part'

/** What may stand over any page, one at a time, and the keys of the page. [DEC-049, DEC-051] */
export function Popups() {
  const login = usePopup('login')
  const support = usePopup('support')
  const parts = useCustomerParts()
  usePopupWaits()
  useEffect(() => {
    // A login that runs out asks for it by itself.
    return parts && whenIdle(() => loginPopup.loadAhead())
  }, [parts])
  return (
    <>
      {login.isOpen && <LazyPart of={loginPopup} onClose={login.close} />}
      {support.isOpen && <LazyPart of={supportPopup} onClose={support.close} />}
      {parts ? <parts.CustomerPopups /> : <GuestKeys />}
      <CrashPanel />
    </>
  )
}
