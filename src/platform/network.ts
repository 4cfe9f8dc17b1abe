import { fromCallback } from 'xstate'

/** The browser's own word on whether there is a network, the first at once. [STATE-015] */
export const networkPort = fromCallback<{ type: 'network.none' }>(({ sendBack }) => {
  const tell = () => sendBack({ type: navigator.onLine ? 'network.cameUp' : 'network.wentDown' })
  addEventListener('online', tell)
  addEventListener('offline', tell)
  tell()
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
})
