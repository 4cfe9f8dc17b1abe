import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { webkitPrograms } from './programs'
import { CALL_LIMIT_MS, type Engine, type Key, type Tab, WINDOW } from './tab'
import { newSession, type Session } from './webdriver'

/** WebDriver's own signs for keys. */
const CONTROL = '\uE009'
const keys: Readonly<Record<Key, string>> = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', End: '\uE010' }
/** The frame and the bar of the browser around the page. */
const BAR_HEIGHT = 50

/** The WebKitGTK of this machine, on a screen that nobody sees. Throws one sentence where there is none. */
export async function webkitEngine(): Promise<Engine> {
  const { driver, browser, screen, bus } = webkitPrograms()
  const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1100x24'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const port = await freePort()
  const server = spawn(bus, ['--', driver, `--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${await displayOf(xvfb)}`,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // it would not start for the superuser or in a container
      LIBGL_ALWAYS_SOFTWARE: '1',
      LANG: 'ru_RU.UTF-8',
      LANGUAGE: 'ru',
      TZ: 'Europe/Moscow',
    },
    stdio: 'ignore',
    detached: true,
  })
  const origin = `http://127.0.0.1:${port}`
  await answering(origin)
  let session: Session | null = null
  const end = async () => {
    await session?.end().catch(() => {}) // a browser that hangs ends with the driver
    session = null
  }
  return {
    newTab: async () => {
      await end()
      session = await newSession(origin, { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } })
      await session.call('POST', '/window/rect', { x: 0, y: 0, width: WINDOW.width, height: WINDOW.height + BAR_HEIGHT })
      return tabOf(session, end)
    },
    stop: async () => {
      await end()
      if (server.pid !== undefined) process.kill(-server.pid) // the bus, the driver and the browser
      xvfb.kill()
    },
  }
}

function tabOf({ call }: Session, close: () => Promise<void>): Tab {
  const act = (type: string, id: string, actions: object[], more: object = {}) =>
    call('POST', '/actions', { actions: [{ type, id, actions, ...more }] })
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]
  const type = async (text: string) => void (await act('key', 'keys', Array.from(text.replaceAll('\n', keys.Enter)).flatMap(stroke)))
  return {
    close,
    open: async (url) => {
      // A load hangs now and then in WebKitGTK's driver: it is asked for once more.
      await call('POST', '/url', { url }).catch(() => call('POST', '/url', { url }))
    },
    back: async () => void (await call('POST', '/back', {})),
    evaluate: async <Argument, Result>(play: (argument: Argument) => Result, argument: Argument) =>
      (await call('POST', '/execute/sync', { script: `return (${play.toString()})(arguments[0])`, args: [argument ?? null] })) as Result,
    clickAt: async (x, y) => {
      const at = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' }
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await act('pointer', 'mouse', [at, ...press], { parameters: { pointerType: 'mouse' } })
    },
    type,
    press: (key) => type(keys[key]),
    control: async (letter) => {
      await act('key', 'keys', [{ type: 'keyDown', value: CONTROL }, ...stroke(letter), { type: 'keyUp', value: CONTROL }])
    },
  }
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('A server of a port has a port.')
  return address.port
}

/** The number of the screen, which Xvfb chooses itself and writes into its fourth file. */
async function displayOf(xvfb: ChildProcess): Promise<string> {
  const written = xvfb.stdio[3]
  if (!written) throw new Error('Xvfb says its screen through a pipe.')
  const [number]: unknown[] = await once(written, 'data', { signal: AbortSignal.timeout(CALL_LIMIT_MS) })
  return String(number).trim()
}

/** Waits until the driver listens. */
async function answering(origin: string): Promise<void> {
  for (let left = 300; ; left--) {
    const isThere = await fetch(`${origin}/status`, { signal: AbortSignal.timeout(CALL_LIMIT_MS) }).then(
      () => true,
      () => false,
    )
    if (isThere) return
    if (left === 0) throw new Error('WebKitWebDriver does not answer.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
