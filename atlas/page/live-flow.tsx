import { Fragment } from 'react'
import { formatCount } from '../../model/text/count'
import type { Lazy } from '../../src/shop/code/lazy'
import { useLazy } from '../../src/shop/code/use-lazy'
import { innermost } from '../../machines/support/state-paths'
import { words } from '../../machines/words'
import type { LiveMachine } from '../../src/shop/machines/live-machines'
import { stateWords } from '../../src/shop/machines/machine-words'
import { useLiveMachines } from '../../src/shop/machines/use-live-machines'
import { Pressable } from '../../src/ui/controls/button'
import { SkeletonRows } from '../../src/ui/feedback/skeleton-rows'
import { FlowText } from './flow-text'
import styles from './live-flow.module.scss'
import { Places } from './places'
import { OwnText } from '../../src/ui/text/own-text'

type LiveFlowProps = {
  /** The page as HTML. */
  page: Lazy<string>
  /** Id of the machine that the page tells of; null where it tells of none. */
  machineId: string | null
  /** A name in the code that is looked for on this page; '' for none. */
  find: string
}

/**
 * A page of the atlas beside the shop that runs: the states are lit in which its machine is here, of several each. Throws LostCode where the
 * page does not come.
 */
export function LiveFlow({ page, machineId, find }: LiveFlowProps) {
  const html = useLazy(page)
  const lives = useLiveMachines().filter((machine) => machine.machineId === machineId)
  const lit = [...new Set(lives.flatMap(({ states }) => states))]
  const about = words.get(machineId ?? '')?.about
  if (html === undefined) return <SkeletonRows count={8} height={64} />
  return (
    <>
      {lives.length > 0 && <Now of={lives} />}
      {lives.length === 0 && about && (
        <p className={styles.live}>
          Сейчас в&nbsp;этой вкладке участника нет, и&nbsp;на&nbsp;рисунках ничего не&nbsp;подсвечено. {about.lives}
        </p>
      )}
      <Places html={html} />
      <FlowText html={html} lit={lit} find={find} />
    </>
  )
}

/** What the machine of a page is in: of several, how many are in each. A press leads to where that is drawn. */
function Now({ of }: { of: readonly LiveMachine[] }) {
  const alike = new Map<string, LiveMachine[]>()
  for (const machine of of) {
    const words = stateWords(machine.states) || machine.name
    alike.set(words, [...(alike.get(words) ?? []), machine])
  }
  return (
    <p className={styles.live}>
      Сейчас в&nbsp;этой вкладке
      <OwnText>{of.length > 1 && ` таких участников ${formatCount(of.length)}`}</OwnText>
      <OwnText>:</OwnText>{' '}
      {[...alike].map(([words, machines], at) => (
        <Fragment key={words}>
          <OwnText>{at > 0 && '; '}</OwnText>
          <Pressable onClick={() => showLitPicture(machines[0]!.states)}>{words}</Pressable>
          <OwnText>{of.length > 1 && `\u00a0— ${formatCount(machines.length)}`}</OwnText>
        </Fragment>
      ))}
    </p>
  )
}

/** Leads to the first picture in which a state is drawn that holds no other lit one. */
function showLitPicture(lit: readonly string[]): void {
  const inner = innermost(lit)
  const states = [...document.querySelectorAll<SVGElement>('figure [data-state]')]
  const state = states.find((each) => inner.includes(each.dataset['state'] ?? ''))
  state?.scrollIntoView({ block: 'center', inline: 'center' })
}
