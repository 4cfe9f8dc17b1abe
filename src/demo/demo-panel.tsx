import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { createLazy } from '../shop/code/lazy'
import { useLazy } from '../shop/code/use-lazy'
import { Link } from 'wouter'
import { IconButton } from '../ui/controls/icon-button'
import { Disclosure } from '../ui/surfaces/disclosure'
import type { Demo } from './demo'
import { DemoInbox } from './demo-inbox'
import { DemoLogin } from './demo-login'
import { DemoLoginLink } from './demo-login-link'
import { DemoModeration } from './demo-moderation'
import styles from './demo-panel.module.scss'
import { DemoReset } from './demo-reset'
import { DemoWeather } from './demo-weather'

const demoInspect = createLazy(async () => (await import('../inspection/attach-inspector')).AttachInspector)

/** The wires behind the demo, openly: who is there, what mail was sent, what goes wrong. [DEC-070] */
export function DemoPanel({ demo }: { demo: Demo }) {
  const [isOpen, setOpen] = useState(false)
  const Inspect = useLazy(isOpen ? demoInspect : null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className={styles.corner} data-demo="">
      <button ref={opener} type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>Демо</span>
      </button>
      {isOpen && (
        <section className={styles.panel} aria-label="Панель демо" onKeyDown={(event) => event.key === 'Escape' && close()}>
          <div className={styles.head}>
            <h2>Демо</h2>
            <IconButton label="Закрыть панель демо" icon={X} size="s" onClick={close} />
          </div>
          <p className={styles.note}>
            Магазин работает на сервере прямо в этой вкладке.{' '}
            {demo.isKept
              ? 'Всё, что вы делаете, остаётся в вашем браузере.'
              : 'Браузер не\u00a0хранит данные этого сайта: после перезагрузки страницы демо начнётся заново.'}
          </p>
          <Disclosure title="Войти как" isOpen>
            <DemoLogin demo={demo} onPicked={() => setOpen(false)} />
          </Disclosure>
          <Disclosure title="Ссылка для входа">
            <DemoLoginLink />
          </Disclosure>
          <Disclosure title="Письма и СМС">
            <DemoInbox demo={demo} onFollow={() => setOpen(false)} />
          </Disclosure>
          <Disclosure title="Модерация">
            <DemoModeration demo={demo} />
          </Disclosure>
          <Disclosure title="Сбои и скорость">
            <DemoWeather demo={demo} />
          </Disclosure>
          <Disclosure title="Инспектор">
            {/* oxlint-disable-next-line react/static-components -- the same component each time */}
            {Inspect && <Inspect />}
          </Disclosure>
          <p className={styles.note}>
            Как магазин ведёт себя и&nbsp;почему: <Link href="/flows">потоки магазина</Link>.
          </p>
          <Disclosure title="Начать заново">
            <DemoReset demo={demo} />
          </Disclosure>
        </section>
      )}
    </div>
  )
}
