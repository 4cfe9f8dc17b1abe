import { createActor } from 'xstate'
import { pricesMachine } from '../../machines/prices/prices.machine'
import { INSPECT_CHANNEL } from '../../inspector/channel'
import { openTap, type Tap } from '../../inspector/tap/tap'
import { nextTask } from '../../src/platform/files/next-task'
import { compare } from '../measure'
import { figure, type Line } from '../table'

/** Events of one burst: what fits a batch of the tap, so that none is only counted. */
const BURST = 100

/** A machine of the shop that is told a burst of events, and what is told of them on the way. */
function burstOf(tap: Tap | null) {
  const actor = createActor(pricesMachine)
  actor.start()
  tap?.add(actor)
  let at = 0
  return async () => {
    for (let sent = 0; sent < BURST; sent++) actor.send({ type: at++ % 2 ? 'prices.wanted' : 'prices.released', ids: [at % 50] })
    await nextTask()
  }
}

/** Events a second with the tap loaded and nobody attached, and with an inspector attached, against a shop without it. */
export async function inspectLines(): Promise<Line[]> {
  const closed = burstOf(null)
  const line = new BroadcastChannel(INSPECT_CHANNEL)
  let told = 0
  line.onmessage = () => void told++
  const lines: Line[] = []
  for (const kind of ['idle', 'attached'] as const) {
    const tap = openTap({
      tab: kind,
      life: kind,
      page: () => ({ title: '', path: '/' }),
      report: () => Promise.reject(new Error('Nothing is reported here')),
      locks: undefined,
      isHidden: () => true,
    })
    const burst = burstOf(tap)
    if (kind === 'attached') line.postMessage({ kind: 'watch', inspector: 'bench', tab: kind })
    const before = told
    await nextTask()
    const { ms, ...ratios } = await compare({ work: burst, baseline: closed }, { collectGarbage: () => globalThis.gc?.() })
    if (kind === 'attached' && told === before) throw new Error('The tap was attached and told nothing')
    const perSecond = (BURST * 1000) / ms
    const amount = `${figure(Math.round(perSecond))} events a second, closed ${figure(Math.round(perSecond * ratios.ratio))}`
    lines.push({ name: `events of a machine, inspector ${kind}`, against: 'the same without the tap', ...ratios, amount })
    tap.end()
  }
  line.close()
  return lines
}
