import { useEffect, useRef, useState } from 'react'
import { useApp } from '../shop/app-context'
import { Button } from '../ui/controls/button'
import type { Demo } from './demo'
import styles from './demo-panel.module.scss'

/** Lets new company regions through moderation, as an administrator of the shop would; who buys for one can order at once. [STATE-007] */
export function DemoModeration({ demo }: { demo: Demo }) {
  const app = useApp()
  const [regions, setRegions] = useState<readonly { id: number; name: string }[]>([])
  const [asked, setAsked] = useState(0)
  const reload = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    let isGone = false
    void demo.moderated().then((found) => {
      if (!isGone) setRegions(found)
    })
    return () => {
      isGone = true
    }
  }, [demo, asked])
  async function approve(id: number) {
    await demo.approve(id)
    // The button that was pressed goes, and would take the focus out of the panel.
    reload.current?.focus()
    app.send({ type: 'data.changed', tags: ['regions', 'cart', 'products'], region: null })
    setAsked(asked + 1)
  }
  return (
    <div className={styles.part}>
      {regions.length === 0 && <p>На модерации никого нет. Здесь появятся регионы новых компаний.</p>}
      <ul>
        {regions.map(({ id, name }) => (
          <li key={id} className={styles.mail}>
            <b>{name}</b>
            <Button variant="line" size="s" onClick={() => void approve(id)}>
              Пропустить
            </Button>
          </li>
        ))}
      </ul>
      <Button ref={reload} variant="line" size="s" onClick={() => setAsked(asked + 1)}>
        Обновить
      </Button>
    </div>
  )
}
