import type { KeptRow } from '../../../model/entry/kept-row'
import type { memoryRows } from '../../../src/platform/wishes/entered-rows'
import { atRest } from '../../support/waiting/at-rest'
import { hit, openEntry, product } from './open-entry'

type Options = NonNullable<Parameters<typeof openEntry>[0]>
export type OpenEntry = ReturnType<typeof openEntry>
/** A page whose earlier rows have been read. */
export async function opened(options: Options): Promise<OpenEntry> {
  const entry = openEntry({ history: [], ...options })
  await atRest()
  return entry
}
/** The page goes in the middle of whatever it does, and comes back. */
export async function reloaded(entry: OpenEntry, options: Options): Promise<OpenEntry> {
  entry.actor.stop()
  return opened(options)
}
export const paste = (entry: OpenEntry, text: string) => entry.actor.send({ type: 'lines.pasted', text })
/** Answers up to so many questions: a search for M-n finds product n, other texts nothing. */
export async function answer({ searches, loads }: OpenEntry, most = Number.POSITIVE_INFINITY): Promise<void> {
  let [search, load] = [0, 0]
  while (search + load < most && (search < searches.length || load < loads.length)) {
    if (search < searches.length) {
      const id = Number(/^M-(\d+)/.exec(searches[search]!.texts.at(-1) ?? '')?.[1] ?? 0)
      await searches[search++]!.answer(id > 0 ? [hit(id, `M-${id}`)] : [])
    } else {
      await loads[load]!.answer(loads[load]!.ids.map((id) => product(id, `M-${id}`)))
      load++
    }
  }
}
export const kept = (rows: ReturnType<typeof memoryRows>, region = 1): Promise<readonly KeptRow[]> => rows.load(1, region)
