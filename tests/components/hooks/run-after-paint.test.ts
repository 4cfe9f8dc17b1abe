import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAfterPaintQueue } from '../../../src/hooks/screen/run-after-paint'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Frames are drawn when the test says so. */
function paints() {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw))
  return async () => {
    for (const draw of frames.splice(0)) draw(0)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

describe('what follows from a key', () => {
  it('is told after the paint that shows the key, in its order, once', async () => {
    const paint = paints()
    const runAfterPaint = createAfterPaintQueue()
    const told: number[] = []
    for (const each of [1, 2, 3]) runAfterPaint(() => told.push(each))
    expect(told).toEqual([])
    await paint()
    await paint()
    expect(told).toEqual([1, 2, 3])
  })

  it.each(['keydown', 'pointerdown', 'click', 'pagehide'])('is told before whoever hears the next %s', async (type) => {
    const paint = paints()
    const runAfterPaint = createAfterPaintQueue()
    const told: string[] = []
    addEventListener(type, () => told.push(type), { once: true })
    runAfterPaint(() => told.push('typed'))
    window.dispatchEvent(new Event(type))
    await paint()
    expect(told).toEqual(['typed', type])
  })

  it('in one shop waits for nothing that is to be told in another', async () => {
    const frames: (() => void)[] = []
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(() => draw(0)))
    const told: string[] = []
    const [one, other] = [createAfterPaintQueue(), createAfterPaintQueue()]
    one(() => told.push('one'))
    frames.length = 0 // that shop is never drawn
    other(() => told.push('other'))
    for (const draw of frames) draw()
    await new Promise((resolve) => setTimeout(resolve))
    expect(told).toEqual(['other'])
  })

  it('may tell more, which is told after the next paint', async () => {
    const paint = paints()
    const runAfterPaint = createAfterPaintQueue()
    const told: string[] = []
    runAfterPaint(() => {
      told.push('first')
      runAfterPaint(() => told.push('second'))
    })
    await paint()
    expect(told).toEqual(['first'])
    await paint()
    expect(told).toEqual(['first', 'second'])
  })
  it('is told also where what was to be told before it throws, which is reported', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const paint = paints()
    const runAfterPaint = createAfterPaintQueue()
    const told: string[] = []
    const fault = new Error('fault')
    runAfterPaint(() => {
      throw fault
    })
    runAfterPaint(() => told.push('second'))
    await paint()
    expect({ told, calls: reported.mock.calls }).toEqual({ told: ['second'], calls: [[fault]] })
  })
})
