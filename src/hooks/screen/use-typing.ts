import { useEffect } from 'react'
import { useAppActor } from '../../app/app-context'
import { sendIfActive } from '../../app/send-if-active'
import { watchTyping } from '../../platform/typing'

/** Tells the popups when somebody types: those that come by themselves wait until he has finished. Once, at the root. [DEC-049] */
export function useTyping(): void {
  const overlay = useAppActor('overlay')
  useEffect(() => {
    if (!overlay) return
    return watchTyping(document, {
      began: () => overlay.send({ type: 'typing.began' }),
      finished: () => sendIfActive(overlay, { type: 'typing.finished' }),
    })
  }, [overlay])
}
