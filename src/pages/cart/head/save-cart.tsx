import { useEffect } from 'react'
import { createLate } from '../../../app/code/late'
import { useLate } from '../../../app/code/use-late'
import { LostPart } from '../../../layouts/trouble/lost-part'
import { whenIdle } from '../../../platform/loading/when-idle'

/** Only for who keeps carts: it brings a machine, calls and the list of what is kept along. */
const dialog = createLate(async () => (await import('./save-cart-dialog')).default)

/** Saving the cart under a name; its code comes once the page has nothing else to do. */
export function SaveCart({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  useEffect(() => whenIdle(dialog.loadAhead), [])
  return isOpen ? (
    <LostPart>
      <LateDialog onClose={onClose} />
    </LostPart>
  ) : null
}

function LateDialog({ onClose }: { onClose: () => void }) {
  const SaveCartDialog = useLate(dialog)
  // oxlint-disable-next-line react/static-components -- the same component each time
  return SaveCartDialog ? <SaveCartDialog onClose={onClose} /> : null
}
