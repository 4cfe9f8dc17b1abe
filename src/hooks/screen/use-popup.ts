import { useSelector } from '@xstate/react'
import type { Popup } from '../../../machines/overlay/popups'
import { useAppActor } from '../../shop/app-context'

/** Whether a popup has the screen, and how to ask for it and give it back. [DEC-049] */
export function usePopup(popup: Popup): { isOpen: boolean; open: () => void; close: () => void } {
  const overlay = useAppActor('overlay')
  const isOpen = useSelector(overlay, (state) => state?.context.shown === popup)
  return { isOpen, open: () => overlay?.send({ type: 'popup.asked', popup }), close: () => overlay?.send({ type: 'popup.closed', popup }) }
}
