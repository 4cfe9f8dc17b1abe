import { useState } from 'react'
import { readCookie, writeCookie } from '../platform/cookies'
import { Checkbox } from '../ui/controls/choice/checkbox'
import { Field, FieldGroup } from '../ui/controls/field'
import { Select } from '../ui/controls/select'
import type { Demo } from './demo'
import styles from './demo-panel.module.scss'

const NAMES: Readonly<Record<string, string>> = { none: 'Без задержки', quick: 'Быстро', usual: 'Обычно', slow: 'Медленно' }

/** What the fake server is told to do badly, and how slowly. Acts from the next request on. */
export function DemoWeather({ demo }: { demo: Demo }) {
  const { scenarioCookie, latencyCookie } = demo
  const [chosen, setChosen] = useState<readonly string[]>(() => (readCookie(scenarioCookie) ?? '').split('.').filter(Boolean))
  const [latency, setLatency] = useState(() => readCookie(latencyCookie) ?? 'usual')
  const turn = (name: string, isOn: boolean) => {
    const next = isOn ? [...chosen, name] : chosen.filter((it) => it !== name)
    writeCookie(scenarioCookie, next.join('.'))
    setChosen(next)
  }
  const slow = (name: string) => {
    writeCookie(latencyCookie, name)
    setLatency(name)
  }
  return (
    <div className={styles.part}>
      <Field label="Скорость ответов">
        <Select size="s" value={latency} onChange={({ target }) => slow(target.value)}>
          {Object.entries(demo.latencies).map(([name, [from, to]]) => (
            <option key={name} value={name}>
              {`${NAMES[name] ?? name}${to > 0 ? `, ${from}–${to}\u00a0мс` : ''}`}
            </option>
          ))}
        </Select>
      </Field>
      <FieldGroup label="Что сломать" className={styles.scenarios}>
        {Object.entries(demo.scenarios).map(([name, words]) => (
          <Checkbox key={name} label={words} checked={chosen.includes(name)} onChange={(isOn) => turn(name, isOn)} />
        ))}
      </FieldGroup>
    </div>
  )
}
