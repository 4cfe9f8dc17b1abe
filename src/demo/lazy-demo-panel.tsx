import { createLazy } from '../shop/code/lazy'
import { useLazy } from '../shop/code/use-lazy'
import { useDemo } from './demo-context'

const demoPanel = createLazy(async () => (await import('./demo-panel')).DemoPanel)

/** The demo's panel, once it and the fake server are there. The tab bar leaves it room from the beginning. */
export function LazyDemoPanel() {
  const demo = useDemo()
  const Panel = useLazy(demoPanel)
  // oxlint-disable-next-line react/static-components -- the same component each time
  return demo && Panel ? <Panel demo={demo} /> : <div data-demo="" />
}
