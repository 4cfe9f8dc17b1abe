import { useState } from 'react'
import { useApi } from '../shop/api-context'
import { useApp } from '../shop/app-context'
import { Button, ButtonLink } from '../ui/controls/button'
import { Note } from '../ui/surfaces/note'
import { useGo } from '../hooks/screen/use-navigation'
import { withoutAsked } from './asked'
import styles from './attach-inspector.module.scss'
import { useInspectedAs } from './use-inspected-as'
import { tabMark } from './tab-mark'

/** Makes this tab one that can be inspected, and leads to the inspector; nothing of it is loaded before. In the demo alone. [DEC-070] */
export function AttachInspector() {
  const app = useApp()
  const api = useApi()
  const go = useGo()
  const inspected = useInspectedAs()
  const [step, setStep] = useState<'rest' | 'busy' | 'failed'>('rest')
  async function attach() {
    // The panel's file is written for every build; what it leads to is not.
    if (!__FAKE_SERVER__) return
    setStep('busy')
    try {
      const { startTap } = await import('../../inspector/tap/start-tap')
      startTap({ tab: null, mode: '' })({ app, api })
      setStep('rest')
    } catch {
      setStep('failed')
    }
  }
  async function detach() {
    if (!__FAKE_SERVER__) return
    const { stopTap } = await import('../../inspector/tap/start-tap')
    stopTap()
    // The address would ask for it again.
    const to = withoutAsked(location)
    if (to !== location.pathname + location.search + location.hash) go(to, { replace: true, isScrollKept: true })
  }
  return (
    <div className={styles.attach}>
      <p>
        Инспектор показывает машины магазина: кто в&nbsp;каком состоянии и&nbsp;какие события идут. Пароли и&nbsp;коды он не&nbsp;видит.
      </p>
      {step === 'failed' && inspected === null && (
        <Note tone="bad" role="alert">
          Инспектор не&nbsp;загрузился. Магазин работает как обычно, попробуйте ещё раз.
        </Note>
      )}
      {inspected !== null && (
        <>
          <Note tone="ok" role="status">
            Вкладка подключена, и&nbsp;после перезагрузки тоже. В&nbsp;инспекторе она&nbsp;— «{tabMark(inspected)}».
          </Note>
          <ButtonLink variant="line" size="s" href={`${location.origin}/inspector.html`} target="karter-inspector">
            Открыть инспектор
          </ButtonLink>
        </>
      )}
      <Button variant="line" size="s" busy={step === 'busy'} onClick={() => void (inspected === null ? attach() : detach())}>
        {inspected === null ? 'Подключить инспектор' : 'Отключить'}
      </Button>
    </div>
  )
}
