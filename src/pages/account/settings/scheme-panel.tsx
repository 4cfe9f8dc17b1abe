import { useState } from 'react'
import { chooseColorScheme, type ColorScheme, readColorScheme } from '../../../platform/color-scheme'
import { Segmented } from '../../../ui/controls/choice/segmented'
import { Panel } from '../../../ui/surfaces/panel'
import styles from '../account-page.module.scss'

const OPTIONS = [
  { value: 'system', label: 'Как в\u00a0системе' },
  { value: 'light', label: 'Светлая' },
  { value: 'dark', label: 'Тёмная' },
] as const

/** The colours of the shop in this browser. */
export function SchemePanel() {
  const [scheme, setScheme] = useState(readColorScheme)
  const choose = (wished: ColorScheme) => {
    chooseColorScheme(wished)
    setScheme(wished)
  }
  return (
    <Panel title="Оформление">
      <div className={styles.form}>
        <Segmented label="Цветовая схема" options={OPTIONS} value={scheme} onChange={choose} className={styles.scheme} />
        <p className={styles.note}>Только в&nbsp;этом браузере. Печатаем всегда на&nbsp;белом.</p>
      </div>
    </Panel>
  )
}
