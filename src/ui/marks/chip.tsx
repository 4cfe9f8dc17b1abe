import X from 'lucide-react/icons/x'
import { Icon } from '../icon'
import { OwnText } from '../text/own-text'
import styles from './marks.module.scss'

export type ChipProps = {
  /** What stands before the value in regular weight («Бренд»). */
  subject?: string | undefined
  /** The chosen value, bold. */
  value: string
  onRemove: () => void
}

/** A chosen value that can be taken away. */
export function Chip({ subject, value, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      <span className={styles.words}>
        <OwnText>{subject !== undefined && `${subject}: `}</OwnText>
        <b>{value}</b>
      </span>
      <button type="button" aria-label={`Убрать: ${subject === undefined ? value : `${subject} ${value}`}`} onClick={onRemove}>
        <Icon of={X} size={16} />
      </button>
    </span>
  )
}
