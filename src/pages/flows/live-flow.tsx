import type { Late } from '../../app/code/late'
import { useLate } from '../../app/code/use-late'
import { innermost } from '../../../machines/support/state-paths'
import { words } from '../../../machines/words'
import { stateWords } from '../../flows/machine-words'
import { useLiveMachines } from '../../flows/use-live-machines'
import { Pressable } from '../../ui/controls/button'
import { SkeletonRows } from '../../ui/feedback/skeleton-rows'
import { FlowText } from './flow-text'
import styles from './live-flow.module.scss'
import { Places } from './places'

const NONE: readonly string[] = []
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
  const lit = live?.states ?? NONE
  const about = words.get(machineId ?? '')?.about
  if (html === undefined) return <SkeletonRows count={8} height={64} />
  return (
    <>
      {live && (
        <p className={styles.live}>
          Сейчас в&nbsp;этой вкладке: <Pressable onClick={() => showLitPicture(lit)}>{stateWords(live.states) || live.name}</Pressable>
        </p>
      )}
      {!live && about && (
        <p className={styles.live}>
          Сейчас в&nbsp;этой вкладке участника нет, и&nbsp;на&nbsp;рисунках ничего не&nbsp;подсвечено. {about.lives}
        </p>
      )}
      <Places html={html} />
      <FlowText html={html} lit={lit} find={find} />
    </>
  )
}

/** Leads to the first picture in which a state is drawn that holds no other lit one. */
function showLitPicture(lit: readonly string[]): void {
  const inner = innermost(lit)
  const states = [...document.querySelectorAll<SVGElement>('figure [data-state]')]
  const state = states.find((each) => inner.includes(each.dataset['state'] ?? ''))
  state?.scrollIntoView({ block: 'center', inline: 'center' })
}
