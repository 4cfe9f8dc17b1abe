import { storyPages, type Page, type Story } from '../../../tools/diagrams/sequence/story-page'
import { all } from '../../../machines/all'
import { openTab, type Tab, type TabOptions } from '../../support/open-tab'
import { eventJudge, type Judged } from './event-judge'
import { type Recorded, recorder } from './recorder'
import type { InspectionEvent } from 'xstate'

const words = new Map(all.map(({ machine, names }) => [machine.id, names]))

export type Scene = {
  /** A tab of the shop whose machines are recorded. */
  open: (options?: TabOptions) => Tab
  /** What follows belongs together. Before the first one nothing is recorded. */
  chapter: (title: string) => void
  /** The end; what still happens is not recorded. */
  end: () => void
  /** What is found kept for a machine at this moment, in Russian words: read from where it lies, never written down beforehand. */
  show: (of: string, text: string) => void
  /** To be given to a machine that lives beside the shop: that of a page. */
  inspect: (seen: InspectionEvent) => void
}
/** A worked example of the atlas: what it tells, and how it comes about. */
export type Told = Omit<Story, 'entries'> & Recorded & { run: (scene: Scene) => Promise<void> }

/** Runs a story over the shop and its server. @returns its page and its pictures, and how its events agree with the types of their machines */
export async function tellStory(told: Told): Promise<{ pages: Page[]; judged: Judged }> {
  const { entries, chapter, end, show, inspect: record, intercept } = recorder(told)
  const { judged, inspect: judge } = eventJudge()
  const inspect = (seen: InspectionEvent) => {
    judge(seen)
    record(seen)
  }
  const open: Scene['open'] = (options = {}) =>
    openTab({
      ...options,
      inspect,
      intercept: (url, init, send) => intercept(url, init, () => (options.intercept ? options.intercept(url, init, send) : send())),
    })
  await told.run({ open, chapter, end, show, inspect })
  return { pages: storyPages({ ...told, entries }, words), judged }
}
