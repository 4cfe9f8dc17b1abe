import { PREFETCH_IDLE_MS } from '../../../model/limits'

type World = Pick<Window, 'setTimeout' | 'clearTimeout'> & Partial<Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>>

/**
 * Does what nobody waits for once the browser has had time for what somebody does: after 2000 ms, in its next idle moment.
 * @returns how to give it up [CONST-011]
 */
export function whenIdle(act: () => void, world: World = window): () => void {
  let idle: number | undefined
  const timer = world.setTimeout(() => {
    if (world.requestIdleCallback) idle = world.requestIdleCallback(() => act(), { timeout: PREFETCH_IDLE_MS })
    else act()
  }, PREFETCH_IDLE_MS)
  return () => {
    world.clearTimeout(timer)
    if (idle !== undefined) world.cancelIdleCallback?.(idle)
  }
}
