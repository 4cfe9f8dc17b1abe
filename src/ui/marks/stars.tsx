import Star from 'lucide-react/icons/star'
import { STARS_MAX } from '../../../model/limits'
import { Icon } from '../icon'
import styles from './stars.module.scss'
import { once } from '../../../model/text/once'

export type StarsProps = {
  /** 0 to 5, parts too: 4.6 fills the fifth star by 60 %. */
  value: number
  /** The number beside the stars. */
  isNumberShown?: boolean | undefined
}

/** A rating, to be looked at. */
export function Stars({ value, isNumberShown = false }: StarsProps) {
  const text = rating().format(value)
  return (
    <span className={styles.rating}>
      <span role="img" aria-label={`${text} из ${STARS_MAX}`} className={styles.stars}>
        {FIVE.map((star) => (
          <Icon key={star} of={Star} size={16} />
        ))}
        <span className={styles.filled} style={{ width: `${(Math.max(0, Math.min(value, STARS_MAX)) / STARS_MAX) * 100}%` }}>
          {FIVE.map((star) => (
            <Icon key={star} of={Star} size={16} isFilled />
          ))}
        </span>
      </span>
      {isNumberShown && (
        <b aria-hidden="true" className={styles.number}>
          {text}
        </b>
      )}
    </span>
  )
}

const FIVE = Array.from({ length: STARS_MAX }, (_, star) => star)
const rating = once(() => new Intl.NumberFormat('ru', { maximumFractionDigits: 1 }))
