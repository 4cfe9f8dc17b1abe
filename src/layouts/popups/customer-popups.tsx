import { useState } from 'react'
import { usePopup } from '../../hooks/screen/use-popup'
import { useSetup } from '../../hooks/visitor/use-setup'
import { useAwaitedList } from '../../product/notify/use-awaited-list'
import { ShortcutList } from '../shortcuts/shortcut-list'
import { useShortcuts } from '../shortcuts/use-shortcuts'
import { CabinetPopup } from './cabinet-popup'
import { LatePopup } from './late-popup'
import { setupPopup } from './late-popups'
import { LogoutPopup } from './logout-popup'
import { RegionPopup } from './region-popup'

/** What only customers have over any page, and their keys. [DEC-049, DEC-051] */
export function CustomerPopups() {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const region = usePopup('region')
  const cabinet = usePopup('cabinet')
  const setup = useSetup()
  useAwaitedList()
  useShortcuts({ onHelp: () => setHelpOpen(true) })
  return (
    <>
      {setup.isOpen && <LatePopup of={setupPopup} onClose={setup.putOff} />}
      {region.isOpen && <RegionPopup onClose={region.close} />}
      {cabinet.isOpen && <CabinetPopup onClose={cabinet.close} onHelp={() => setHelpOpen(true)} />}
      {isHelpOpen && <ShortcutList onClose={() => setHelpOpen(false)} />}
      <LogoutPopup />
    </>
  )
}
