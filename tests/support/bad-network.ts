import type { FakeServer } from '../../fake-server/open-server'
import { SIGNED_IN } from './open-tab'
import { atRest } from './waiting/at-rest'
import { browser, type Browser } from './world'

/**
 * What may become of a request. `answer slowly`: the server has done it, the answer is on the way behind others; `foreign refusal`: somebody else
 * refuses it, it never arrives; `foreign answer`: it arrives, and somebody else's page comes in place of the answer.
 */
export const FATES = [
  'answer',
  'answer slowly',
  'lose request',
  'lose answer',
  'arrive later',
  'twice',
  'foreign refusal',
  'foreign answer',
] as const
export type Fate = (typeof FATES)[number]

export type BadNetwork = Pick<Browser, 'fetch' | 'cookie' | 'cookies'> & {
  /** Requests that wait to be told what becomes of them. */
  held: number
  /** Requests that the client has given up; they may arrive at any time. */
  stray: number
  decide: (index: number, fate: Fate) => Promise<void>
  arrive: (index: number) => Promise<void>
}

/** A network that holds every request until it is told what becomes of it. */
export function badNetwork(server: Pick<FakeServer, 'handlers'>): BadNetwork {
  const who = browser(server, { ...SIGNED_IN })
  type Held = { send: () => Promise<Response>; answer: (response: Response) => void }
  const held: Held[] = []
  const stray: Held['send'][] = []
  const lost = () => Response.json({}, { status: 500 })
  const page = (status: number) => new Response('<title>Проверка браузера</title>', { status })
  return {
    cookie: who.cookie,
    cookies: who.cookies,
    fetch: (url, { signal: _, ...init } = {}) => new Promise((answer) => held.push({ send: () => who.fetch(url, init), answer })), // an aborted request may have left already
    get held() {
      return held.length
    },
    get stray() {
      return stray.length
    },
    async decide(index, fate) {
      const [request] = held.splice(index % Math.max(1, held.length), 1)
      if (!request) return
      if (fate === 'answer slowly') {
        const response = await request.send()
        held.push({ ...request, send: async () => response.clone() })
        return
      }
      if (fate === 'arrive later' || fate === 'twice') stray.push(request.send)
      if (fate === 'lose answer' || fate === 'foreign answer') await request.send()
      if (fate === 'foreign refusal') request.answer(page(403))
      else if (fate === 'foreign answer') request.answer(page(200))
      else request.answer(fate === 'answer' || fate === 'twice' ? await request.send() : lost())
      await atRest()
    },
    async arrive(index) {
      const [send] = stray.splice(index % Math.max(1, stray.length), 1)
      await send?.()
      await atRest()
    },
  }
}
