import { useEffect } from 'react'
import { useAppActor } from '../../shop/app-context'
import { sendIfActive } from '../../shop/send-if-active'
import { watchTyping } from '../../platform/typing'
import { isCovered, onTopChanged } from '../../ui/popups/top-layer'

/**
 * Tells the popups what those that come by themselves wait for: that somebody types, or that a dialog is open, those of pages among them.
 * Once, at the root. [DEC-049]
 */
export function usePopupWaits(): void {
  const overlay = useAppActor('overlay')
  useEffect(() => {
    if (!overlay) return
    return watchTyping(document, {
      began: () => overlay.send({ type: 'typing.began' }),
      finished: () => sendIfActive(overlay, { type: 'typing.finished' }),
    })
  }, [overlay])
  useEffect(() => {
    if (!overlay) return
    const tell = () => sendIfActive(overlay, { type: isCovered() ? 'page.covered' : 'page.uncovered' })
    tell()
    return onTopChanged(tell)
  }, [overlay])
}
