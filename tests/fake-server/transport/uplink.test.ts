import { describe, expect, it } from 'vitest'
import { sendOver } from '../../../fake-server/transport/uplink'

type Progress = { sent: number; total: number }

/** Sends so many bytes; the pauses end at once. `stopAfter`: so many reports later it is aborted. */
async function send(size: number, latency: 'none' | 'usual' | 'slow', stopAfter = Infinity) {
  const [told, ending]: [Progress[], AbortController] = [[], new AbortController()]
  let waited = 0
  const outcome = await sendOver({
    size,
    latency,
    signal: ending.signal,
    onProgress: (progress) => {
      told.push(progress)
      if (told.length >= stopAfter) ending.abort()
    },
    pause: async (ms) => {
      waited += ms
    },
  }).then(
    () => 'sent',
    (error: Error) => error.name,
  )
  return { told, waited, outcome }
}

describe('the line of the demo', () => {
  it('says how much has left until all has', async () => {
    const { told, waited, outcome } = await send(50_000, 'slow')
    expect(told).toEqual([20_000, 40_000, 50_000].map((sent) => ({ sent, total: 50_000 })))
    expect(waited).toBe(300)
    expect(outcome).toBe('sent')
  })
  it('sends a small form at once', async () => {
    expect(await send(500, 'usual')).toEqual({ told: [{ sent: 500, total: 500 }], waited: 0, outcome: 'sent' })
  })
  it('stops where it is called off', async () => {
    const { told, outcome } = await send(50_000, 'slow', 1)
    expect(told).toHaveLength(1)
    expect(outcome).toBe('AbortError')
  })
})
