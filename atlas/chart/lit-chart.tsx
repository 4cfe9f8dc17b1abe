import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLazy } from '../../src/shop/code/use-lazy'
import { Pressable } from '../../src/ui/controls/button'
import { Delayed } from '../../src/ui/feedback/delayed'
import { type ChartPicture, markClosed, pictureOfClosed, picturesOf } from './chart-pictures'
import { chartOf } from './charts'
import styles from './lit-chart.module.scss'
import { useLitInSight } from './use-lit-in-sight'

type LitChartProps = {
  /** Id of the machine. */
  machine: string
  /** Ids of the states it is in, and of the transitions it took last; see machines/support/chart-ids. */
  states: readonly string[]
  last: readonly string[]
  /** Events that it would take now: where they lead away from a state it is in they can be pressed, and look like it. */
  possible: ReadonlySet<string>
  /** A press on such an event. @param code as in the id of its transition: `logout.withdrawn` */
  onEvent: (code: string) => void
  /** How large it is drawn, percent. */
  scale: number
  /** Stands there until the picture has come, and where the machine has none. */
  fallback: ReactNode
}

/**
 * The chart of an actor: its states lit, the innermost kept in sight, its last transition traced.
 * Throws LostCode where it does not come: drawn anew it is asked for again.
 */
export function LitChart({ machine, states, last, possible, onEvent, scale, fallback }: LitChartProps) {
  const chart = chartOf(machine)
  const svg = useLazy(chart)
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (root.current) light(root.current, states, last)
  }, [svg, states, last])
  useLayoutEffect(() => {
    if (root.current) markPossible(root.current, states, possible)
  }, [svg, states, possible])
  useLayoutEffect(() => {
    if (root.current) markClosed(root.current)
  }, [svg])
  const leaveLit = useLitInSight(root, svg, states, scale)
  if (!chart) return fallback
  if (svg === undefined)
    return (
      <Delayed>
        <>{fallback}</>
      </Delayed>
    )
  const press = (target: EventTarget) => {
    if (!(target instanceof Element)) return
    const event = target.closest('.is-possible')
    if (event) return onEvent(eventOf(event).code)
    const closed = target.closest('.is-closed')
    if (closed && root.current) pictureOfClosed(closed, root.current)?.scrollIntoView(START)
  }
  const lead = (at: number) => {
    leaveLit()
    root.current?.querySelectorAll('svg')[at]?.scrollIntoView(START)
  }
  const pictures = picturesOf(svg, states)
  return (
    <>
      {pictures.length > 1 && <Pictures of={pictures} onLead={lead} />}
      {/* The same events and pictures can be pressed beside it, by keyboard too. */}
      <div
        ref={root}
        className={styles.chart}
        style={{ '--zoom': scale / 100 } as CSSProperties}
        onClick={({ target }) => press(target)}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </>
  )
}

const START = { block: 'start', inline: 'start' } as const

/** The pictures of a chart that has several, those marked in which the actor is: a press leads there. */
function Pictures({ of, onLead }: { of: readonly ChartPicture[]; onLead: (at: number) => void }) {
  const row = useRef<HTMLElement>(null)
  const lit = of.findIndex(({ isLit }) => isLit)
  useLayoutEffect(() => {
    const chip = row.current?.children[lit]
    if (row.current && chip instanceof HTMLElement) row.current.scrollLeft = chip.offsetLeft - row.current.clientWidth / 2
  }, [lit])
  return (
    <nav ref={row} className={styles.pictures} aria-label="Рисунки схемы">
      {of.map(({ title, isLit }, at) => (
        <Pressable key={title} className={styles.picture} data-lit={isLit || undefined} onClick={() => onLead(at)}>
          {title}
          {isLit && <span className="vh">, участник здесь</span>}
        </Pressable>
      ))}
    </nav>
  )
}

function light(root: HTMLElement, states: readonly string[], last: readonly string[]): void {
  for (const element of root.querySelectorAll<SVGElement>('[data-state]'))
    element.classList.toggle('is-active', states.includes(element.dataset['state'] ?? ''))
  for (const element of root.querySelectorAll('.is-last')) element.classList.remove('is-last')
  const taken = last.flatMap((id) => [...root.querySelectorAll(`[data-of~="${CSS.escape(id)}"], [data-transition="${CSS.escape(id)}"]`)])
  root.getBoundingClientRect() // a transition taken twice is animated twice only where it was drawn without it in between
  for (const element of taken) for (const each of [element, ...linesOf(element)]) each.classList.add('is-last')
}

/** The further lines of an event: they have no id of their own. */
function linesOf(element: Element): Element[] {
  const next = element.nextElementSibling
  const isMore = element.matches('text') && next?.matches('text.sc-event:not([data-transition])') === true
  return isMore ? [next, ...linesOf(next)] : []
}

/** Where the transition of a label begins, and its event; of a further line of the label those of its first. */
function eventOf(label: Element): { source: string; code: string } {
  const id = label.getAttribute('data-transition')
  const before = label.previousElementSibling
  if (id === null) return before ? eventOf(before) : { source: '', code: '' }
  return { source: id.slice(0, id.indexOf('--')), code: id.slice(id.indexOf('--') + 2, id.lastIndexOf('.')) }
}

/** The events that can be pressed: what a call or the clock tells never is, nor what leads away from where the actor is not. */
function markPossible(root: HTMLElement, states: readonly string[], possible: ReadonlySet<string>): void {
  for (const label of root.querySelectorAll('[data-transition]')) {
    const { source, code } = eventOf(label)
    const isPossible = possible.has(code) && states.includes(source)
    for (const line of [label, ...linesOf(label)]) line.classList.toggle('is-possible', isPossible)
  }
}
