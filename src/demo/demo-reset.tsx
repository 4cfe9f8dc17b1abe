import { useState } from 'react'
import { Button } from '../ui/controls/button'
import type { Demo } from './demo'
import styles from './demo-panel.module.scss'

/** Begins the demo's data anew, after a second press. */
export function DemoReset({ demo }: { demo: Demo }) {
  const [step, setStep] = useState<'rest' | 'sure' | 'busy'>('rest')
  async function reset() {
    setStep('busy')
    await demo.reset()
    location.assign('/')
  }
  return (
    <div className={styles.part}>
      <p>Заказы, корзины и адреса вернутся к исходным, вход закончится.</p>
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
