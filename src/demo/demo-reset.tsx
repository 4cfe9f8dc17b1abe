import { useState } from 'react'
import { useApp } from '../shop/app-context'
import { forgetShop } from '../platform/forgetting/forget-shop'
import { Button } from '../ui/controls/button'
import type { Demo } from './demo'
import styles from './demo-panel.module.scss'

/** Begins the demo's data anew and forgets what the shop kept in this browser, after a second press. */
export function DemoReset({ demo }: { demo: Demo }) {
  const app = useApp()
  const [step, setStep] = useState<'rest' | 'sure' | 'busy'>('rest')
  async function reset() {
    setStep('busy')
    // What still lives would put down again what is forgotten.
    app.stop()
    await demo.reset()
    await forgetShop()
    location.assign('/')
  }
  return (
    <div className={styles.part}>
      <p>Заказы, корзины и адреса вернутся к исходным, неотправленное и черновики сотрутся, вход закончится.</p>
      {step === 'rest' ? (
        <Button variant="line" size="s" onClick={() => setStep('sure')}>
          Сбросить данные демо
        </Button>
      ) : (
        <Button variant="bad" size="s" busy={step === 'busy'} onClick={() => void reset()}>
          Да, сбросить
        </Button>
      )}
      {step === 'sure' && (
        <Button size="s" onClick={() => setStep('rest')}>
          Оставить
        </Button>
      )}
    </div>
  )
}
