import { createLate } from '../shop/code/late'
import { useLate } from '../shop/code/use-late'
import { useDemo } from './demo-context'

const demoPanel = createLate(async () => (await import('./demo-panel')).DemoPanel)

/** The demo's panel, once it and the fake server are there. The tab bar leaves it room from the beginning. */
export function LateDemoPanel() {
  const demo = useDemo()
  const Panel = useLate(demoPanel)
  // oxlint-disable-next-line react/static-components -- the same component each time
  return demo && Panel ? <Panel demo={demo} /> : <div data-demo="" />
}
