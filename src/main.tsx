import { createRoot, hydrateRoot } from 'react-dom/client'
import './styles/global.scss'
import { Root } from './app/root'
import { createLazy } from './shop/code/lazy'
import { reopenBy, reopenPage } from './shop/code/load-code'
import { matchRoute } from '../model/routing/routes'
import { drawnPage, isAsDrawn, takeOver, typeOn, withDrawnAnswers } from './platform/loading/drawn-page'
import { type EarlyAnswers, withEarlyAnswers } from './platform/loading/early-answers'
import { firstScreen } from './app/pages/first-screen'
import type { AppActor } from './shop/app-actor'
import { startShop } from './app/start-shop'
import { focusPressedControls } from './ui/press/pressed-focus'
import type { Upload } from './api/client'
import type { Api } from '../model/contract'
import { keepLoginToken } from './platform/login-token'
import { tolerateMovedTexts } from './platform/moved-texts'
import { readAsked } from './inspection/asked'
import type { Demo } from './demo/demo'

/** The fake server loads beside the first screen's code, never before it. */
const demo: Promise<Demo> | null = __FAKE_SERVER__
  ? Promise.all([import('../fake-server/browser'), import('./demo/open-demo-store')]).then(([{ startInBrowser }, { openDemoStore }]) =>
      startInBrowser(location.search, createLazy, openDemoStore, __TOKEN_STRATEGY__ ? 'token' : 'session'),
    )
  : null

keepLoginToken(window as Parameters<typeof keepLoginToken>[0])
tolerateMovedTexts()
reopenBy((reopening) => reopenPage(window, reopening))
/** The head of a built page has begun to ask. */
const { earlyAnswers } = window as { earlyAnswers?: EarlyAnswers }
const ask = demo
  ? async (url: string, init: RequestInit) => (await demo).fetch(url, init)
  : withDrawnAnswers(
      withEarlyAnswers((url, init) => fetch(url, init), earlyAnswers),
      drawnPage?.answers ?? [],
    )
/** Forms with files are rare: what sends them comes when one does. */
const upload: Upload = async (...request) => (demo ? (await demo).upload(...request) : (await import('./api/upload')).upload(...request))
function begin(): { app: AppActor; api: Api } {
  const { app, api, log } = startShop({ fetch: ask, upload })
  void firstScreen(app, matchRoute(location.pathname), location.search, drawnPage?.needs).then(() => {
    const root = document.getElementById('root')! // index.html has it
    let wasTyped = false
    const onDrawn = () => {
      if (drawnPage && !wasTyped) typeOn(root, drawnPage.waiting)
      wasTyped = true
    }
    // Not within React's own work, which cannot hydrate anything meanwhile.
    const onListening = () => void setTimeout(() => drawnPage && takeOver(root, drawnPage.waiting))
    const shop = <Root app={app} api={api} demo={demo} onDrawn={onDrawn} onListening={onListening} />
    const onCaughtError = (error: unknown) => log({ error, source: 'a component' })
    // What stands there otherwise than the shop would draw it, React draws anew by itself.
    if (app.getSnapshot().hasTag('guest') && isAsDrawn()) hydrateRoot(root, shop, { onCaughtError, onRecoverableError: console.warn })
    else createRoot(root, { onCaughtError }).render(shop)
  })
  return { app, api }
}

/** A browser below the floor shows the page that says so. [DEC-084] */
const { isBelowFloor = false } = window as { isBelowFloor?: boolean }
const inspection = __FAKE_SERVER__ ? readAsked(location.search) : null
if (!isBelowFloor) focusPressedControls(document)
if (__FAKE_SERVER__ && inspection && !isBelowFloor) {
  // The shop is there whether it can be looked into or not.
  void import('../inspector/tap/start-tap')
    .then(async ({ startTap, watchedFromFirst }) => {
      const connect = startTap(inspection)
      await watchedFromFirst()
      return connect
    })
    .catch((error: unknown) => {
      console.warn('The inspector did not begin', error)
      return null
    })
    .then((connect) => {
      const shop = begin()
      connect?.(shop)
    })
} else if (!isBelowFloor) begin()
