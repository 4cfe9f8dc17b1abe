import type { ComponentType } from 'react'
import type { Late } from '../../app/code/late'
import { useLate } from '../../app/code/use-late'
import { LostPart } from '../trouble/lost-part'

type PopupProps = { onClose: () => void }
type LatePopupProps = PopupProps & { of: Late<ComponentType<PopupProps>> }

/** A popup whose code comes when it is wanted; what does not come says so over the page. */
export function LatePopup({ of, onClose }: LatePopupProps) {
  return (
    <LostPart>
      <Loaded of={of} onClose={onClose} />
    </LostPart>
  )
}

function Loaded({ of, onClose }: LatePopupProps) {
  const Popup = useLate(of)
  // oxlint-disable-next-line react/static-components -- the same component each time
  return Popup ? <Popup onClose={onClose} /> : null
}
