import { PHONE, useMedia } from '../../../hooks/screen/use-media'
import { AllBox } from '../choice/boxes'
import { ChosenBar } from '../choice/chosen-bar'
import { ArrangementChoice } from '../head/arrangement-choice'
import { NARROW } from './columns'
import styles from './table-tools.module.scss'

/** Above the lines: what is ticked and what is done with it, and how the lines are arranged; on phones the latter is in the menu of the cart. */
export function TableTools() {
  const isNarrow = useMedia(NARROW)
  const isPhone = useMedia(PHONE)
  return (
    <div className={styles.tools}>
      {isNarrow && <AllBox />}
      <ChosenBar />
      {!isPhone && <ArrangementChoice className={styles.arrangement} />}
    </div>
  )
}
