import Timer from 'lucide-react/icons/timer'
import { useEffect, useState } from 'react'
import { Icon } from '../../../src/ui/icon'
import type { Timer as Waiting } from '../../protocol'
import { timerWord } from '../words/words'
import styles from '../inspector.module.scss'

const TICK_MS = 100

/** What the clock has still to tell an actor, counting down. @param at ms since 1970 of the moment looked at; null: now */
export function Timers({ timers, machine, at }: { timers: readonly Waiting[]; machine: string | null; at: number | null }) {
  const [now, setNow] = useState(Date.now)
  const isCounting = at === null && timers.length > 0
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isCounting])
  if (timers.length === 0) return null
  return (
    <ul className={styles.timers} aria-label="Таймеры">
      {timers.map(({ code, startedAt, delay }, place) => {
        const left = Math.max(0, startedAt + delay - (at ?? Math.max(now, startedAt)))
        return (
          <li key={place}>
            <Icon of={Timer} size={16} />
            <span>{timerWord(code, machine)}</span>
            <progress value={delay === 0 ? 1 : (delay - left) / delay} aria-label={timerWord(code, machine)} />
            <b>{formatLeft(left)}</b>
          </li>
        )
      })}
    </ul>
  )
}

/** «2,4 с», from a minute on «1:05». */
function formatLeft(ms: number): string {
  const seconds = ms / 1000
  if (seconds < 60) return `${seconds.toFixed(1).replace('.', ',')}\u00a0с`
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}
