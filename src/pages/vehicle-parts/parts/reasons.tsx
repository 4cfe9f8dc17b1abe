import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import X from 'lucide-react/icons/x'
import type { FitReason } from '../../../../model/vehicle/details/fit-reason'
import { Icon } from '../../../ui/icon'
import styles from './reasons.module.scss'

const SIGNS = { yes: Check, no: X, unknown: CircleHelp } as const
const WORDS = { yes: 'подходит', no: 'не\u00a0подходит', unknown: 'не\u00a0известно' } as const
const ASPECTS = { specification: 'допуск', viscosity: 'вязкость', size: 'размер', capacity: 'ёмкость', vehicle: '' } as const

/** Why something fits or does not, each reason with its sign: «допуск API SN ✓, вязкость 0W-20 ✗». [DEC-075] */
export function Reasons({ reasons, className }: { reasons: readonly FitReason[]; className?: string | undefined }) {
  if (reasons.length === 0) return null
  return (
    <ul className={clsx(styles.reasons, className)} aria-label="Почему">
      {reasons.map(({ aspect, state, text }) => (
        <li key={`${aspect} ${text}`} className={styles[state]}>
          <Icon of={SIGNS[state]} size={16} />
          <span>
            {`${ASPECTS[aspect]} ${text}`.trim()}
            <span className="vh">: {WORDS[state]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
