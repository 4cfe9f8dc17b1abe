import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/global.scss'
import { Shop } from './app/shop'
import { createLate, isLateComing } from './app/code/late'
import { reloadOnLostChunk } from './app/code/lost-chunk'
import { isLoadingAhead } from './app/pages/pages'
import { startShop } from './app/start-shop'
import type { Demo } from './demo/demo'

/** The fake server loads beside the first screen's code, never before it. */
const demo: Promise<Demo> | null = __FAKE_SERVER__
  ? import('../fake-server/browser').then(({ startInBrowser }) => startInBrowser(location.search, createLate))
  : null

reloadOnLostChunk(window, { isAhead: () => isLoadingAhead() || isLateComing() })
const { app, api, log } = startShop({ fetch: demo ? async (url, init) => (await demo).fetch(url, init) : (url, init) => fetch(url, init) })
// index.html has the root.
createRoot(document.getElementById('root')!, { onCaughtError: (error) => log({ error, source: 'a component' }) }).render(
  <StrictMode>
    <Shop app={app} api={api} demo={demo} />
  </StrictMode>,
)
