import type { ComponentType } from 'react'
import type { Late } from '../../app/code/late'
import { useLate } from '../../app/code/use-late'
import { LostPart } from '../trouble/lost-part'

type PopupProps = { onClose: () => void }

/** A popup whose code comes when it is opened; where it does not come, that is said in its place. */
export function LatePopup({ of, onClose }: PopupProps & { of: Late<ComponentType<PopupProps>> }) {
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
