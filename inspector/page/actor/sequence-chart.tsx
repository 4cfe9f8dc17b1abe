import { useRef, useState } from 'react'
import { Checkbox } from '../../../src/ui/controls/choice/checkbox'
import { Disclosure } from '../../../src/ui/surfaces/disclosure'
import type { ActorInfo } from '../../protocol'
import type { Recording } from '../../recording/recording'
import { actorWord } from '../words/words'
import { SequenceDrawing } from './sequence-drawing'
import { columnOf, type Line, linesOf, titlesOf } from './sequence-lines'
import styles from './sequence.module.scss'
import { useFollowedEnd } from './use-followed-end'
import type { Shown } from '../watching/use-inspection'

/** Messages that are drawn, the last of them. */
const SHOWN = 40
type SequenceProps = Shown & { recording: Recording; actor: ActorInfo | undefined }

/** Actors that are drawn unless others are ticked: as many as the pane has room for. */
const AT_FIRST = 5

/**
 * Who told whom what, up to the event that is looked at, as a sequence chart: of the chosen actor and those it speaks with most,
 * until others are ticked. Calls are in one column, from their beginning to their answer.
 */
export function SequenceChart({ recording, connection, inspection, actor }: SequenceProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null)
  const { cursor } = inspection
  const lines = linesOf(recording.rows.filter(({ key }) => cursor === null || key <= cursor))
  const titles = titlesOf(lines)
  const all = byTalk(lines)
  const column = actor && columnOf(actor)
  const own = byTalk(lines.filter(({ from, to }) => from === column || to === column))
  const shown = ticked ?? new Set((own.length > 0 ? own : all).slice(0, AT_FIRST))
  const drawn = lines.filter(({ from, to }) => shown.has(from) && shown.has(to)).slice(-SHOWN)
  // In the order in which they speak, so that most arrows are short.
  const columns = [...new Set(drawn.flatMap(({ from, to }) => [from, to]))]
  const place = useRef<HTMLDivElement>(null)
  useFollowedEnd(place, drawn.at(-1)?.row.key)
  const turn = (name: string, isOn: boolean) => setTicked(new Set(isOn ? [...shown, name] : [...shown].filter((it) => it !== name)))
  const isSilent = actor !== undefined && own.length === 0 && all.length > 0
  return (
    <>
      {isSilent && (
        <p className={styles.empty}>
          {actorWord(actor)}: участник пока ни&nbsp;с&nbsp;кем не&nbsp;говорил. Ниже&nbsp;— те, кто говорит больше всех.
        </p>
      )}
      <Disclosure title={`Кого показать: ${all.filter((name) => shown.has(name)).length} из\u00a0${all.length}`}>
        <div className={styles.choice}>
          {all.map((name) => (
            <Checkbox key={name} label={titles.get(name) ?? name} checked={shown.has(name)} onChange={(isOn) => turn(name, isOn)} />
          ))}
        </div>
      </Disclosure>
      {drawn.length === 0 ? (
        <p className={styles.empty}>Отмеченные участники друг другу ещё ничего не&nbsp;сказали.</p>
      ) : (
        <div ref={place} className={styles.place} role="group" aria-label="Диаграмма переписки">
          <SequenceDrawing
            lines={drawn}
            columns={columns}
            titles={titles}
            cursor={cursor}
            onLook={(key) => connection.change((it) => ({ ...it, cursor: key }))}
          />
        </div>
      )}
    </>
  )
}

/** Names, whoever tells and is told most first. */
function byTalk(lines: readonly Line[]): string[] {
  const counts = new Map<string, number>()
  for (const { from, to } of lines) for (const name of new Set([from, to])) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort((one, other) => other[1] - one[1]).map(([name]) => name)
}
