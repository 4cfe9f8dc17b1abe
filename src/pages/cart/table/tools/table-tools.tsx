import { useLayoutEffect, useRef } from 'react'
import { PHONE, useMedia } from '../../../../ui/use-media'
import { useFolded } from '../../../../cart/table/use-folded'
import { AllBox } from '../../choice/boxes'
import { ChosenBar } from '../../choice/chosen-bar'
import { ArrangementChoice } from '../../head/arrangement-choice'
import { DensityButton } from './density-button'
import { FindField, type Finding } from './find-field'
import styles from './table-tools.module.scss'

/** Above the lines, in sight while they scroll: what is in the order and what is done with it, a line to be found, and how the lines are arranged; on phones the latter is in the menu of the cart. */
export function TableTools({ finding }: { finding: Finding }) {
  const isNarrow = useFolded()
  const isPhone = useMedia(PHONE)
  const tools = useRef<HTMLDivElement>(null)
  useHeightTold(tools)
  return (
    <div ref={tools} className={styles.tools}>
      {isNarrow && <AllBox />}
      <ChosenBar>
        <FindField {...finding} className={styles.find} />
        {!isPhone && <ArrangementChoice className={styles.arrangement} />}
        {!isPhone && <DensityButton />}
      </ChosenBar>
    </div>
  )
}

/** Tells the table how high the bar is, as `--tools-h`: the names of the columns stick under it. */
function useHeightTold(tools: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = tools.current
    const panel = bar?.parentElement
    if (!bar || !panel) return
    const watch = new ResizeObserver(() => panel.style.setProperty('--tools-h', `${bar.offsetHeight}px`))
    watch.observe(bar)
    return () => watch.disconnect()
  }, [tools])
}
