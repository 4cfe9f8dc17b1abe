import type { FromTab, TabInfo } from '../../protocol'
import type { Picked } from '../../recording/picked'
import { append, emptyRecording, type Recording } from '../../recording/recording'

/** What an inspector shows. */
export type Inspection = {
  /** The shop's tabs that answer, in the order in which they came first. */
  tabs: readonly TabInfo[]
  /** Those too that have gone, which may come again: each keeps its place. */
  seen: readonly TabInfo[]
  /** The tab that is watched; null: none yet. */
  chosen: string | null
  live: Recording | null
  /** What was seen of the tabs that were watched before, by their ids. */
  kept: ReadonlyMap<string, Recording>
  /** Before this page there was another one in its place, and what it had recorded is gone. */
  isAnew: boolean
  /** A recording of a file, shown instead of the live shop. */
  opened: { recording: Recording; savedAt: number; name: string } | null
  /** The event that is looked back to; null: now. */
  cursor: number | null
  /** Events with smaller keys are not listed: the list was cleared. */
  since: number
  /** The actor that is looked at; null: the first. */
  picked: Picked | null
}
/** Nothing of it was looked at yet: what another recording begins with. */
export const UNLOOKED = { cursor: null, since: 0, picked: null } as const satisfies Partial<Inspection>
/** Before any tab answered. */
export const NO_INSPECTION: Inspection = {
  tabs: [],
  seen: [],
  chosen: null,
  live: null,
  kept: new Map(),
  isAnew: false,
  opened: null,
  ...UNLOOKED,
}

/** What is shown: the file, where one is open. */
export const shownRecording = ({ opened, live }: Inspection): Recording | null => opened?.recording ?? live
/** Whether the watched tab is there. */
export const isConnected = ({ tabs, chosen }: Inspection): boolean => tabs.some(({ id }) => id === chosen)

/** The inspection after a tab told something. @param inspector who listens: what is told to others is not for it */
export function heard(inspection: Inspection, message: FromTab, inspector: string): Inspection {
  if (message.kind === 'here') return withTab(inspection, message.tab)
  if (message.kind === 'left') return withoutLife(inspection, message.life)
  if (message.kind !== 'told') return inspection
  const { live } = inspection
  if (message.tab !== inspection.chosen || !message.to.includes(inspector) || !live) return inspection
  const next = append(live, message.entries)
  // What was cut off cannot be looked back to.
  const isPastKept = inspection.cursor === null || inspection.opened !== null || inspection.cursor >= next.first
  return { ...inspection, live: next, cursor: isPastKept ? inspection.cursor : (next.rows[0]?.key ?? null) }
}

function withTab(inspection: Inspection, tab: TabInfo): Inspection {
  const isKnown = inspection.seen.some(({ id }) => id === tab.id)
  const seen = isKnown ? inspection.seen.map((it) => (it.id === tab.id ? tab : it)) : [...inspection.seen, tab]
  const tabs = seen.filter(({ id }) => id === tab.id || inspection.tabs.some((it) => it.id === id))
  const next = { ...inspection, seen, tabs }
  // Who looks at a recording goes on looking at it.
  if (inspection.chosen === null) return { ...next, ...begun(inspection, tab) }
  return inspection.live && inspection.chosen === tab.id ? { ...next, live: { ...inspection.live, tab } } : next
}

/** The recording of a tab that is watched from now on: what was kept of it goes on. */
function begun({ kept }: Inspection, tab: TabInfo): Pick<Inspection, 'chosen' | 'live' | 'kept'> {
  const before = kept.get(tab.id)
  const others = new Map(kept)
  others.delete(tab.id)
  return { chosen: tab.id, live: before ? { ...before, tab } : emptyRecording(tab), kept: others }
}

/** The inspection without a page that has gone; what was seen of it stays. */
export const withoutLife = (inspection: Inspection, life: string): Inspection => ({
  ...inspection,
  tabs: inspection.tabs.filter((tab) => tab.life !== life),
})

/** The tabs that can be chosen, each in its place: those that answer, and those of which something was seen. */
export const listedTabs = ({ tabs, seen, chosen, kept }: Inspection): TabInfo[] =>
  seen.filter(({ id }) => id === chosen || kept.has(id) || tabs.some((tab) => tab.id === id))

/** Another tab is watched from now on; what was seen of the last one is kept, and goes on where it is chosen again. */
export function chosenTab(inspection: Inspection, id: string): Inspection {
  const { live } = inspection
  const tab = inspection.seen.find((it) => it.id === id)
  if (!tab) return inspection
  if (live && inspection.chosen === id) return { ...inspection, opened: null }
  const kept = new Map(inspection.kept)
  if (live && live.entries.length > 0) kept.set(live.tab.id, append(live, [{ kind: 'gap', at: Date.now() }]))
  return {
    ...inspection,
    ...begun({ ...inspection, kept }, tab),
    opened: null,
    // Who is looked at is looked for in the other tab as well.
    ...UNLOOKED,
    picked: inspection.picked,
  }
}
