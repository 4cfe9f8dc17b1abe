import { type ReactNode, useEffect, useRef } from 'react'
import { announce } from '../feedback/announce'
import styles from './countdown.module.scss'
import { useSecondsLeft } from './use-seconds-left'

export type CountdownProps = {
  /** The moment that is waited for, ms since 1970. */
  until: number
  /** What is waited for, before the time: «Отправить код ещё раз через». */
  label: string
  /** What screen readers say once at the end; the ticking itself is not read out. */
  overText: string
  /** What takes its place at the end: a button. */
  children: ReactNode
}

/** «Отправить код ещё раз через 0:42», then what can be done. */
export function Countdown({ until, label, overText, children }: CountdownProps) {
  const left = useSecondsLeft(until)
  const wasRunning = useRef(false)
  const isOver = left === 0
  useEffect(() => {
    // What was over when it was first drawn is no news.
    if (isOver && wasRunning.current) announce(overText)
    wasRunning.current = !isOver
  }, [isOver, overText])
  return (
    <div className={styles.countdown}>
      {isOver ? (
        children
      ) : (
        <span role="timer" aria-live="off">
          {label}&nbsp;<span className="num">{clockText(left)}</span>
        </span>
      )}
    </div>
  )
}

/** «0:42», «12:05». */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
