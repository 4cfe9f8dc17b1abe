import { Money } from '../../ui/amounts/money'
import styles from './changes.module.scss'

/** «~10,00 ₽~ → 11,00 ₽», dearer in red, cheaper in green; one sum where it stayed. Kopecks. [DEC-022] */
export function PriceShift({ from, to }: { from: number; to: number }) {
  if (from === to) return <Money kopecks={to} />
  return (
    <span className={styles.shift}>
      <Money kopecks={from} tone="was" /> <span aria-hidden="true">→</span> <Money kopecks={to} tone={to > from ? 'bad' : 'ok'} />
    </span>
  )
}
