import { useEffect } from 'react'
import { useOverdueCount } from '../../hooks/data/use-overdue'
import { useRegion } from '../../hooks/visitor/use-region'
import { useAppActor } from '../../shop/app-context'
import { sendIfActive } from '../../shop/send-if-active'

/** Tells the popups whether shipping to the region in force is stopped, or will be for documents that are overdue: questions of the shop wait then. [DEC-026, DEC-049] */
export function useStoppedShipments(): void {
  const overlay = useAppActor('overlay')
  const region = useRegion((region) => region)
  const isStopped = useOverdueCount(region?.id ?? null) > 0 || region?.stopped === true
  useEffect(() => {
    if (!isStopped) return
    overlay?.send({ type: 'shipments.stopped' })
    return () => sendIfActive(overlay, { type: 'shipments.resumed' })
  }, [overlay, isStopped])
}
