import { useEffect, useState } from 'react'
import type { Connection } from './watching/connect'
import type { ActorInfo } from '../protocol'
import type { EventRow, Recording } from '../recording/recording'
import { ErrorBoundary } from './error-boundary'
import { AbsentActor } from './actor/absent-actor'
import { ActorPane, type View } from './actor/actor-pane'
import { AS_DRAWN } from './chart/scale'
import { ActorTree } from './tree/actor-tree'
import { EventStream } from './stream/event-stream'
import { useListed } from './stream/use-listed'
import styles from './inspector.module.scss'
import { EmptyFile, NoShop } from './no-shop'
import { Divider } from './panes/divider'
import { usePaneWidths } from './panes/use-pane-widths'
import { goneReason } from './send/again-reason'
import { type Drafts, SendDialog, type ToSend } from './send/send-dialog'
import { Timeline } from './time/timeline'
import { TopBar } from './top-bar'
import { useChartsAhead } from './use-charts-ahead'
import { useInspection } from './watching/use-inspection'
import { pickedActor } from '../recording/picked'
import { stepped } from '../recording/steps'

/** The developer's view of a running shop, or of a recording of it. */
export function Inspector({ connection }: { connection: Connection }) {
  const shown = useInspection(connection)
  const { inspection, recording, moment } = shown
  const [drafts] = useState<Drafts>(() => new Map())
  const [view, setView] = useState<View>('chart')
  const [scale, setScale] = useState(AS_DRAWN)
  const { ref, style, ...panes } = usePaneWidths()
  const [toSend, setToSend] = useState<(ToSend & { life: string }) | null>(null)
  const picked = inspection.picked
    ? moment && pickedActor(moment, inspection.picked)
    : [...(moment?.actors.values() ?? [])].find(({ machine }) => machine === 'session')
  const isEmpty = !recording || !moment || recording.entries.length === 0
  const listed = useListed(
    recording,
    picked && moment ? { session: picked.session, life: moment.life } : inspection.picked,
    inspection.since,
  )
  useSteps(connection, recording, listed.rows)
  useChartsAhead(!isEmpty)
  const pick = ({ session, machine, name }: ActorInfo) =>
    connection.change((it) => ({ ...it, picked: { session, machine, name, life: moment?.life ?? '' } }))
  return (
    <div className={styles.page}>
      <TopBar {...shown} />
      {isEmpty && inspection.opened ? (
        <EmptyFile name={inspection.opened.name} />
      ) : isEmpty ? (
        <NoShop connection={connection} isWaiting={inspection.tabs.length > 0} />
      ) : (
        // What a file holds may be anything: it can be closed whatever it breaks.
        <ErrorBoundary key={inspection.opened?.name ?? inspection.chosen}>
          <main ref={ref} className={styles.panes} style={style} data-past={inspection.cursor !== null || undefined}>
            <Timeline {...shown} recording={recording} listed={listed.rows} />
            <ActorTree actors={moment.actors} picked={picked?.session} onPick={pick} />
            <Divider of="tree" {...panes} />
            <ErrorBoundary key={picked?.session}>
              {inspection.picked && !picked ? (
                <AbsentActor
                  recording={recording}
                  picked={inspection.picked}
                  isNow={inspection.cursor === null}
                  onLook={(cursor) => connection.change((it) => ({ ...it, cursor }))}
                  onLeave={() => connection.change((it) => ({ ...it, picked: null }))}
                />
              ) : (
                <ActorPane
                  {...shown}
                  recording={recording}
                  moment={moment}
                  actor={picked ?? undefined}
                  view={view}
                  onView={setView}
                  scale={scale}
                  onScale={setScale}
                  onSend={(what) => setToSend({ ...what, life: moment.life })}
                />
              )}
            </ErrorBoundary>
            <Divider of="stream" {...panes} />
            <EventStream
              {...shown}
              recording={recording}
              listed={listed}
              picked={picked?.session}
              onPick={pick}
              onData={(actor) => {
                pick(actor)
                setView('data')
              }}
              onAgain={(what) => {
                connection.change((it) => ({ ...it, cursor: null }))
                setToSend({ ...what, life: recording.now.life })
              }}
            />
          </main>
        </ErrorBoundary>
      )}
      {toSend && recording && (
        <SendDialog
          {...toSend}
          recording={recording}
          connection={connection}
          drafts={drafts}
          closedReason={shown.closedReason ?? goneReason(moment, { session: toSend.actor.session, life: toSend.life })}
          onClose={() => setToSend(null)}
        />
      )}
    </div>
  )
}

/** On a Mac Alt with an arrow moves by words in a text; elsewhere it would leave the page there, too. */
const isMovingByWords = ({ target }: Event): boolean =>
  /mac/i.test(navigator.platform) &&
  target instanceof Element &&
  target.matches('textarea, input:not([type=range], [type=checkbox]), [contenteditable]')

/** Alt with an arrow looks a listed event back or on; left to the browser it would leave the page, and the recording with it. */
function useSteps(connection: Connection, recording: Recording | null, listed: readonly EventRow[]): void {
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || isMovingByWords(event)) return
      event.preventDefault()
      // Behind a window nothing moves.
      if (!recording || document.querySelector('dialog[open]')) return
      const by = event.key === 'ArrowLeft' ? -1 : 1
      connection.change((it) => ({ ...it, cursor: stepped(recording.rows, listed, it.cursor, by) }))
    }
    document.addEventListener('keydown', step)
    return () => document.removeEventListener('keydown', step)
  }, [connection, recording, listed])
}
