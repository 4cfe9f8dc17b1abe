import { useMemo, useRef } from 'react'
import { LitChart } from '../../../atlas/chart/lit-chart'
import { stateWords } from '../../../src/shop/machines/machine-words'
import { Tabs } from '../../../src/ui/surfaces/tabs'
import type { ActorInfo } from '../../protocol'
import type { EventRow, Moment, Recording } from '../../recording/recording'
import { NotTaken } from '../words/not-taken'
import { actorWord, knownMachine } from '../words/words'
import { ErrorBoundary } from '../error-boundary'
import { ChartFailed } from '../chart/chart-failed'
import { ChartScale } from '../chart/chart-scale'
import { DataView } from './data-view'
import styles from '../inspector.module.scss'
import { PossibleEvents } from '../send/possible-events'
import type { ToSend } from '../send/send-dialog'
import { type AskedPossible, usePossible } from '../send/use-possible'
import { SequenceChart } from './sequence-chart'
import { StateOutline } from './state-outline'
import { Timers } from './timers'
import type { Shown } from '../watching/use-inspection'

/** What is shown of an actor. */
export type View = 'chart' | 'data' | 'sequence'
type PaneProps = Shown & {
  recording: Recording
  moment: Moment
  actor: ActorInfo | undefined
  view: View
  onView: (view: View) => void
  /** How large charts are drawn, percent. */
  scale: number
  onScale: (scale: number) => void
  onSend: (what: ToSend) => void
}
const NONE: readonly string[] = []

/** The chosen actor: its chart with what it is in, its data, and who speaks with whom. */
export function ActorPane(props: PaneProps) {
  const { actor, moment, view, onView } = props
  const isSending = actor?.status === 'active' && knownMachine(actor.machine) !== undefined
  const asked = usePossible(props, isSending && props.isLive ? actor : undefined, moment.life)
  const ignored = ignoredOf(props)
  const root = useRef<HTMLElement>(null)
  const show = (next: View) => {
    // Else each would begin where the last one was scrolled to.
    root.current?.querySelector('[role=tabpanel]')?.scrollTo(0, 0)
    onView(next)
  }
  return (
    <section ref={root} className={styles.actor} aria-label="Выбранный участник">
      {actor && (
        <div className={styles.actorHead}>
          <h2>
            {actorWord(actor)} <code>{actor.name}</code>
          </h2>
          <p>
            {actor.status === 'error' ? `сломался: ${actor.error ?? 'причина неизвестна'}` : stateWords(actor.states) || 'работает'}
            {actor.tags.map((tag) => (
              <i key={tag}> #{tag}</i>
            ))}
            {actor.machine !== null && knownMachine(actor.machine) && (
              <>
                {' '}
                <a href={`/flows/${actor.machine}`} target="karter-flows">
                  Страница в&nbsp;потоках
                </a>
              </>
            )}
          </p>
          {ignored && (
            <p role="status">
              Это событие не&nbsp;принято: ничего не&nbsp;произошло. <NotTaken row={ignored} />
            </p>
          )}
          <Timers
            timers={moment.timers.filter(({ session }) => session === actor.session)}
            machine={actor.machine}
            at={momentTime(props)}
          />
          {isSending && <PossibleEvents {...props} asked={asked} actor={actor} />}
        </div>
      )}
      {view === 'chart' && actor && knownMachine(actor.machine) && <ChartScale scale={props.scale} onScale={props.onScale} around={root} />}
      <Tabs
        label="Что показать"
        tabs={[
          { value: 'chart', label: 'Схема' },
          { value: 'data', label: 'Данные' },
          { value: 'sequence', label: 'Переписка' },
        ]}
        value={view}
        onChange={show}
        className={styles.views}
      >
        {view === 'chart' &&
          (actor ? <Chart {...props} asked={asked} actor={actor} /> : <p className={styles.quiet}>Выберите участника слева.</p>)}
        {view === 'data' &&
          (actor?.context ? (
            <DataView recording={props.recording} moment={moment} cursor={props.inspection.cursor} actor={actor} />
          ) : (
            <p className={styles.quiet}>Данных у&nbsp;этого участника нет.</p>
          ))}
        {view === 'sequence' && <SequenceChart key={actor?.session} {...props} />}
      </Tabs>
    </section>
  )
}

type ChartProps = Pick<PaneProps, 'moment' | 'scale' | 'onSend'> & { actor: ActorInfo; asked: AskedPossible }

function Chart({ actor, moment, scale, asked: { answer }, onSend }: ChartProps) {
  const possible = useMemo(() => new Set([...(answer?.possible ?? NONE), ...(answer?.conditional ?? NONE)]), [answer])
  const known = knownMachine(actor.machine)
  if (!known) return <p className={styles.quiet}>Это вызов или связь: у&nbsp;него нет состояний, схемы тоже.</p>
  const fallback = <StateOutline machine={known.machine} states={actor.states} />
  return (
    <ErrorBoundary
      instead={(error, again) => (
        <ChartFailed error={error} onAgain={again}>
          {fallback}
        </ChartFailed>
      )}
    >
      <LitChart
        machine={known.machine.id}
        states={actor.states}
        last={moment.last.get(actor.session) ?? NONE}
        possible={possible}
        onEvent={(type) => onSend({ actor, type })}
        scale={scale}
        fallback={fallback}
      />
    </ErrorBoundary>
  )
}

/** The event that is looked at, where it was told to this actor in vain. */
const ignoredOf = ({ inspection, recording, actor }: PaneProps): EventRow | undefined =>
  recording.rows.find(({ key, to, isIgnored }) => isIgnored && key === inspection.cursor && to === actor?.session)

/** The moment that is looked at; null: now. */
function momentTime({ inspection, recording, isLive }: PaneProps): number | null {
  if (isLive) return null
  return recording.rows.find(({ key }) => key === inspection.cursor)?.at ?? recording.entries.at(-1)?.at ?? null
}
