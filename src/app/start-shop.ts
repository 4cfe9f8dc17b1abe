import type { Api } from '../../model/contract'
import { isLineInSight } from '../platform/cart/in-sight'
import { createApi } from '../api/client'
import { keepConsent, readConsent } from '../platform/consent'
import { ADDRESS_COOKIE, readCookie, readIdCookie, REGION_COOKIE, writeCookie } from '../platform/cookies'
import { keepDraft, readDraft } from '../platform/drafts'
import { localRows } from '../platform/wishes/entered-rows'
import { keepLine, readLine } from '../platform/wishes/begun-line'
import { forgetStored } from '../platform/forget-stored'
import { createLogger, type Log } from '../platform/logger'
import { randomId } from '../platform/random-id'
import { indexedDbWishes } from '../platform/wishes/wishes'
import { showToast, wipeToasts } from '../ui/feedback/toasts'
import { createApp, type AppActor } from './connect-app'
import { tellVisibility } from './tell-visibility'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Makes the client and the actors of this tab, binds them to the browser and starts them. */
export function startShop({ fetch }: { fetch: Fetch }): { app: AppActor; api: Api; log: Log } {
  const tab = randomId().slice(0, 8)
  const log = createLogger(
    () => api,
    () => ({ path: location.pathname, user: app.getSnapshot().context.user?.id ?? null }),
  )
  const api = createApi({
    bases: { api: import.meta.env.VITE_API_BASE ?? '/api/v1', apiAlt: import.meta.env.VITE_API_ALT_BASE ?? '/api/v2', origin: '' },
    fetch,
    cookie: readCookie,
    onChanged: (tags, region) => app.send({ type: 'data.changed', tags, region }),
    onRejected: () => app.send({ type: 'session.rejected' }),
    onFailed: (name, error) => {
      // What is not built is known; the logger's own failure is told to the console.
      if (name !== 'logger.log' && error.status !== 501) log({ error, source: name })
    },
  })
  const app = createApp(
    {
      api,
      log,
      wipeToasts,
      readDraft,
      readLine,
      keepLine,
      keepDraft,
      readConsent,
      keepConsent,
      wishes: indexedDbWishes(tab, window),
      rows: localRows(tab),
      channel: 'karter',
      world: window,
      keepRegion: (id) => writeCookie(REGION_COOKIE, String(id)),
      keepAddress: (id) => writeCookie(ADDRESS_COOKIE, String(id)),
      forgetStored,
      isInSight: (productId) => isLineInSight(document, productId),
      drawToast: ({ toast: { id, text, tone, link }, duration }) => {
        const follow = (to: string) => app.getSnapshot().children.navigation?.send({ type: 'navigation.go', to })
        showToast({ id, text, tone, duration, ...(link && { action: { label: link.label, onPress: () => follow(link.to) } }) })
      },
    },
    {
      tab,
      path: location.pathname + location.search,
      remembered: { regionId: readIdCookie(REGION_COOKIE), addressId: readIdCookie(ADDRESS_COOKIE) },
    },
  )
  app.start()
  tellVisibility(document, (event) => app.send(event))
  return { app, api, log }
}
