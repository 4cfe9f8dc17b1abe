import { useState } from 'react'
import { keepShortcuts, readShortcuts } from '../../platform/shortcuts'
import { Switch } from '../../ui/controls/choice/switch'
import { useSections } from '../personal/sections'
import styles from './key-list.module.scss'

/** The switch that turns the keys off, and what they do (WCAG 2.1.4). [DEC-051] */
export function KeyList() {
  const sections = useSections()
  const [isOn, setOn] = useState(readShortcuts)
  const turn = (wished: boolean) => {
    keepShortcuts(wished)
    setOn(wished)
  }
  const keys = [
    { key: '/', title: 'Поиск' },
    { key: '+', title: 'Ввод по\u00a0артикулу' },
    { key: 'Ctrl+Enter', title: 'К\u00a0оформлению, на\u00a0кнопке\u00a0– оформить' },
    { key: '?', title: 'Этот список' },
    ...sections.map(({ shortcut, title }) => ({ key: shortcut, title })),
  ]
  return (
    <>
      <Switch label="Клавиши включены" checked={isOn} onChange={turn} />
      <dl className={styles.keys}>
        {keys.map(({ key, title }) => (
          <div key={title}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>
        Работают в&nbsp;любой раскладке, пока вы не&nbsp;печатаете; Ctrl+Enter в&nbsp;корзине&nbsp;– и&nbsp;из полей артикула
        и&nbsp;количества, Esc возвращает оттуда. В&nbsp;строке корзины Tab ведёт к&nbsp;её кнопкам, ↑↓&nbsp;– к&nbsp;тем&nbsp;же соседней
        строки, Esc&nbsp;– к&nbsp;количеству. Второе нажатие d из&nbsp;скидок открывает документы.
      </p>
    </>
  )
}
