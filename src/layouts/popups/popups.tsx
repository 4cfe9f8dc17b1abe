import { useEffect, type ComponentType } from 'react'
import type { Late } from '../../app/code/late'
import { useLate } from '../../app/code/use-late'
import { useCustomerParts } from '../../app/customer/customer-parts'
import { usePopup } from '../../hooks/screen/use-popup'
import { useTyping } from '../../hooks/screen/use-typing'
import { whenIdle } from '../../platform/loading/when-idle'
import { GuestKeys } from '../shortcuts/guest-keys'
import { CrashPanel } from '../trouble/crash-panel'
import { loginPopup, supportPopup } from './late-popups'
import { LostPart } from '../trouble/lost-part'

/** What may stand over any page, one at a time, and the keys of the page. [DEC-049, DEC-051] */
export function Popups() {
  const login = usePopup('login')
  const support = usePopup('support')
  const parts = useCustomerParts()
  useTyping()
  useEffect(() => {
    // A login that runs out asks for it by itself.
    return parts && whenIdle(() => loginPopup.loadAhead())
  }, [parts])
  return (
    <>
      {login.isOpen && <LatePopup of={loginPopup} onClose={login.close} />}
      {support.isOpen && <LatePopup of={supportPopup} onClose={support.close} />}
      {parts ? <parts.CustomerPopups /> : <GuestKeys />}
      <CrashPanel />
    </>
  )
}

type PopupProps = { onClose: () => void }

function LatePopup({ of, onClose }: PopupProps & { of: Late<ComponentType<PopupProps>> }) {
  return (
    <LostPart>
      <Loaded of={of} onClose={onClose} />
    </LostPart>
  )
}

function Loaded({ of, onClose }: PopupProps & { of: Late<ComponentType<PopupProps>> }) {
  const Popup = useLate(of)
  // oxlint-disable-next-line react/static-components -- the same component each time
  return Popup ? <Popup onClose={onClose} /> : null
}
