import { useEffect, useRef, useState } from 'react'
import { REFUSAL_REASON_LENGTH } from '../../model/limits'
import { useApp } from '../shop/app-context'
import { Button } from '../ui/controls/button'
import { TextInput } from '../ui/controls/text-input'
import type { Demo } from './demo'
import styles from './demo-panel.module.scss'

/**
 * Lets new company regions through moderation, as an administrator of the shop would, or refuses them with a reason. Who buys for one that
 * passed can order at once. [STATE-007]
 */
export function DemoModeration({ demo }: { demo: Demo }) {
  const app = useApp()
  const [regions, setRegions] = useState<readonly { id: number; name: string }[]>([])
  const [asked, setAsked] = useState(0)
  const [refused, setRefused] = useState<number | null>(null)
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
  async function decide(decision: Promise<void>) {
    await decision
    setRefused(null)
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
            {refused === id ? (
              <form
                className={styles.refusal}
                onSubmit={(event) => {
                  event.preventDefault()
                  const reason = new FormData(event.currentTarget).get('reason')
                  if (typeof reason === 'string' && reason.trim() !== '') void decide(demo.refuse(id, reason))
                }}
              >
                <TextInput
                  name="reason"
                  aria-label={`Причина отказа: ${name}`}
                  defaultValue="ИНН не найден в реестре"
                  maxLength={REFUSAL_REASON_LENGTH}
                  required
                  autoFocus
                />
                <Button type="submit" variant="bad" size="s">
                  Отказать
                </Button>
              </form>
            ) : (
              <div className={styles.refusal}>
                <Button variant="line" size="s" onClick={() => void decide(demo.approve(id))}>
                  Пропустить
                </Button>
                <Button variant="line" size="s" onClick={() => setRefused(id)}>
                  Отказать…
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Button ref={reload} variant="line" size="s" onClick={() => setAsked(asked + 1)}>
        Обновить
      </Button>
    </div>
  )
}
