import { useState } from 'react'
import { usePopup } from '../../hooks/screen/use-popup'
import { useTyping } from '../../hooks/screen/use-typing'
import { ShortcutList } from '../shortcuts/shortcut-list'
import { useShortcuts } from '../shortcuts/use-shortcuts'
import { CabinetPopup } from './cabinet-popup'
import { CrashPanel } from './crash-panel'
import { LoginPopup } from './login-popup'
import { LogoutPopup } from './logout-popup'
import { RegionPopup } from './region-popup'
import { SupportPopup } from './support-popup'

/** What may stand over any page, one at a time, and the keys of the page. [DEC-049, DEC-051] */
export function Popups() {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const login = usePopup('login')
  const region = usePopup('region')
  const support = usePopup('support')
  const cabinet = usePopup('cabinet')
  useTyping()
  useShortcuts({ onHelp: () => setHelpOpen(true) })
  return (
    <>
      {login.isOpen && <LoginPopup onClose={login.close} />}
      {region.isOpen && <RegionPopup onClose={region.close} />}
      {support.isOpen && <SupportPopup onClose={support.close} />}
      {cabinet.isOpen && <CabinetPopup onClose={cabinet.close} onHelp={() => setHelpOpen(true)} />}
      {isHelpOpen && <ShortcutList onClose={() => setHelpOpen(false)} />}
      <LogoutPopup />
      <CrashPanel />
    </>
  )
}
