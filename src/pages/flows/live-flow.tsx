import type { Late } from '../../app/code/late'
import { useLate } from '../../app/code/use-late'
import { useLiveMachines } from '../../flows/use-live-machines'
import { SkeletonRows } from '../../ui/feedback/skeleton-rows'
import { FlowText } from './flow-text'
import styles from './flows-page.module.scss'

type LiveFlowProps = {
  /** The page as HTML. */
  page: Late<string>
  /** Id of the machine that the page tells of; null where it tells of none. */
  machineId: string | null
  /** A name in the code that is looked for on this page; '' for none. */
  find: string
}

/**
 * A page of the atlas beside the shop that runs: where its machine lives here, the states that it is in are lit. Throws LostCode where the
 * page does not come.
 */
export function LiveFlow({ page, machineId, find }: LiveFlowProps) {
  const html = useLate(page)
  const live = useLiveMachines().find((machine) => machine.machineId === machineId)
  const lit = live ? [live.machineId, ...live.paths.map((path) => `${live.machineId}.${path}`)] : []
  if (html === undefined) return <SkeletonRows count={8} height={64} />
  return (
    <>
      {live && <p className={styles.live}>Подсвечены состояния, в&nbsp;которых участник находится в&nbsp;этой вкладке прямо сейчас.</p>}
      <FlowText html={html} lit={lit} find={find} />
    </>
  )
}
