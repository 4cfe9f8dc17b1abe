import { useSelector } from '@xstate/react'
import { wrongClockText } from '../../../../../model/company/delivery-words'
import { isClockWrong } from '../../../../../model/server-clock'
import { useAppActor } from '../../../../shop/app-context'
import styles from './details.module.scss'

/** That the computer's clock is wrong and the times here are not its own; nothing where it is right. */
export function ClockRemark() {
  const offset = useSelector(useAppActor('delivery'), (state) => state?.context.clockOffset ?? 0)
  return isClockWrong(offset) ? <p className={styles.promise}>{wrongClockText(offset)}</p> : null
}
