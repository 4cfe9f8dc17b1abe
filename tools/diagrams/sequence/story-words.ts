import type { AnyNames } from '../../../machines/support/names'
import { BROWSER, BUYER, type Entry, SERVER } from './entries'

/** The words of the machines by their ids. */
export type Dictionary = ReadonlyMap<string, AnyNames>
/** Who stands beside the machines. */
export const OUTSIDE: Readonly<Record<string, string>> = { [BUYER]: 'Человек', [BROWSER]: 'Браузер', [SERVER]: 'Сервер' }
/** What a page says by itself, with nobody's hand on it. */
export const BY_PAGE: ReadonlySet<string> = new Set([
  'page.covered',
  'page.uncovered',
  'review.shown',
  'survey.shown',
  'resource.wanted',
  'prices.wanted',
  'carts.read',
])
/** Whether the page says it, with nobody's hand on it. */
export const isByPage = (entry: Entry) => entry.kind === 'event' && entry.from === BUYER && BY_PAGE.has(entry.type)

/** Whose line the buyer's is: his, that of the page, or of both. */
export function handOf(entries: readonly Entry[]): string {
  const events = entries.filter((entry) => entry.kind === 'event' && entry.from === BUYER)
  const ofPage = events.filter(isByPage).length
  if (ofPage === 0) return 'Человек'
  return ofPage === events.length ? 'Страница' : 'Человек, страница'
}

/** The words of a story: who takes part, what happens, and where that leads. */
export type StoryWords = ReturnType<typeof storyWords>

/** @param tells types of events whose data stand beside them */
export function storyWords(words: Dictionary, tells: readonly string[]) {
  const titleOf = (id: string) => OUTSIDE[id] ?? words.get(id)?.title ?? id
  const wordOf = ({ from, to, type, isIdle }: { from: string; to: string; type: string; isIdle?: boolean }) =>
    `${words.get(to)?.events?.[type] ?? words.get(from)?.facts?.[type] ?? type}${isIdle ? '\u00a0– ничего не\u00a0делает' : ''}`
  const codeOf = ({ type, data }: { type: string; data: string }) => (tells.includes(type) && data ? `${type} ${data}` : type)
  const omittedInWords = (omitted: string) => {
    const type = omitted.split(' ')[0]!
    const word = [...words.values()].flatMap(({ events, facts }) => events?.[type] ?? facts?.[type] ?? [])[0]
    return `${word} \`${omitted}\``
  }
  /** «Отправка › Ждёт сервера»: a state with the one around it. */
  const stateOf = (of: string, path: string): string => {
    const keys = path.split('.')
    const around = keys.map((_, at) => keys.slice(0, at + 1).join('.')).slice(-2)
    return around.map((it) => words.get(of)?.states?.[it] ?? it).join(' › ')
  }
  const statesOf = (of: string, paths: readonly string[]) => paths.map((path) => stateOf(of, path)).join(', ')
  /** On a picture one word says nothing without its machine, whose head may be far above. */
  const pillOf = (of: string, paths: readonly string[]) => {
    const text = statesOf(of, paths)
    return /[^\s›]\s[^\s›]/.test(text) ? text : `${titleOf(of)}: ${text}`
  }
  const callOf = (of: string, name: string) => words.get(of)?.calls?.[name] ?? name
  const delayOf = (of: string, name: string) => words.get(of)?.delays?.[name] ?? `${name} мс`

  return { titleOf, wordOf, codeOf, omittedInWords, statesOf, pillOf, callOf, delayOf }
}
