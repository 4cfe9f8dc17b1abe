import type { Product } from '../../model/catalogue/product'
import { bareQuantity, isScanned, nextPace, NO_PACE, withQuantity } from '../../model/entry/entry-text'
import { fitting, type Found, knownOfSearch, countFor, resolve, suggestionsFor, type Known } from '../../model/entry/suggestions'
import { PRODUCTS_PER_LOAD, ROWS_PER_LOOKUP } from '../../model/limits'
import { parseQuantity } from '../../model/text/number-input'
import { learning, namedLine, namesNone, withLines, wrongLine } from './quick-entry.lines'
import { stillPasted } from './paste/standing'
import * as say from './quick-entry.words'
import type { Question, QuickEntryContext as Context } from './quick-entry.types'

type Changes = Partial<Context>

/** Before a region is known: nothing typed, nothing entered. */
export const EMPTY: Omit<Context, 'userId'> = {
  regionId: null,
  history: [],
  learned: [],
  text: '',
  pace: NO_PACE,
  found: [],
  foundFor: null,
  asked: '',
  isOpen: false,
  activeId: null,
  problem: null,
  selections: 0,
  chosen: null,
  countText: '',
  isCountTyped: false,
  isCountAhead: false,
  countProblem: null,
  mending: null,
  returned: null,
  questions: [],
  lookedUp: [],
  pasted: null,
  entries: [],
  keptLine: null,
  kept: [],
  isRead: false,
  readAfter: 0,
  products: new Map(),
  wanted: [],
  said: null,
  seq: 0,
  failures: { search: 0, load: 0 },
}
/** Of a line in which no article stands. */
export const EMPTY_FIELD = { text: '', pace: NO_PACE, isOpen: false, activeId: null, problem: null, returned: null } satisfies Changes
/** Of a line in which no quantity stands. */
export const NO_COUNT = { countText: '', isCountTyped: false, isCountAhead: false, countProblem: null } satisfies Changes

/** What the text may mean, own purchases first; what was found for an earlier text counts as far as it fits this one. */
export function suggestionsOf({ text, history, found, foundFor }: Context): Known[] {
  return suggestionsFor(text, history, foundFor === text ? found : fitting(found, text))
}
/** Nothing stands in the line: it may show what comes late. */
export const isFree = ({ chosen, text, isCountTyped }: Context): boolean => chosen === null && text === '' && !isCountTyped

/** The article changed by a key or a paste; a quantity that was typed behind it stays, until an empty line is emptied. @param now ms */
export const typed = (context: Context, text: string, now: number): Changes => ({
  ...EMPTY_FIELD,
  ...(context.text === '' && text === '' ? NO_COUNT : { isCountTyped: context.isCountTyped || context.isCountAhead, isCountAhead: false }),
  text,
  pace: nextPace(context.pace, context.text, text, now),
  isOpen: text.trim() !== '',
  chosen: null,
  countProblem: null,
  mending: text.trim() === '' ? null : context.mending,
  ...overReturned(context, text),
})
/** A line that came back stays in the list when another is typed over it, until its quantity or that other one is entered; what corrects it is itself. */
function overReturned(context: Context, text: string): Changes {
  const { returned, text: before, seq } = context
  if (!returned || text.trim() === '') return {}
  if (returned.entryId !== null) return { returned }
  const isOver = text.length === 1 && before.length > 1
  return isOver ? { ...withLines(context, [namesNone(context, returned)]), returned: { ...returned, entryId: seq + 1 } } : {}
}
/** The number that was typed over a line that came back is its quantity. @returns null where there is none, or it is decided on */
function returnedCounted(context: Context, count: number | null): Changes | null {
  const { returned, entries } = context
  const entry = entries.find(({ id, status }) => id === returned?.entryId && status === 'failed')
  if (!returned || !entry || count === null || returned.question.quantity !== null) return null
  const { product: _, ...line } = namesNone(context, { ...returned, question: { ...returned.question, quantity: count } })
  return { ...EMPTY_FIELD, entries: entries.map((it) => (it === entry ? { ...entry, ...line } : it)) }
}

/** The mark goes up or down the open list and round its ends; a closed one opens. */
export function moved(context: Context, step: 1 | -1): Changes {
  const list = suggestionsOf(context)
  if (list.length === 0) return {}
  const at = context.isOpen ? list.findIndex(({ id }) => id === context.activeId) : -1
  const next = at === -1 ? (step === 1 ? 0 : list.length - 1) : (at + step + list.length) % list.length
  return { isOpen: true, activeId: list[next]?.id ?? null }
}

/** On to its quantity: what was typed behind the article, else what was typed before that was edited, else what was bought last, else a pack. */
export function choose({ text, products, learned, isCountTyped, countText }: Context, product: Known): Changes {
  const ahead = countFor(product, text) || null
  const kept = ahead === null && isCountTyped
  return {
    ...EMPTY_FIELD,
    text: product.article,
    chosen: product,
    learned: learning(learned, [{ product }]),
    countText: kept ? countText : String(ahead ?? product.bought?.qty ?? products.get(product.id)?.pack ?? 1),
    isCountTyped: kept,
    isCountAhead: ahead !== null,
    countProblem: null,
  }
}
/** Whether the quantity is a pack of which nobody knows yet how many that are. */
const isPackCount = ({ chosen, isCountTyped, isCountAhead }: Context): boolean => !isCountTyped && !isCountAhead && chosen?.bought === null
/** The quantity that was typed and not entered; null: none was, or it is none. */
function typedCount({ countText, isCountTyped, isCountAhead }: Context): number | null {
  const count = isCountTyped || isCountAhead ? parseQuantity(countText, 1) : null
  return count?.ok ? count.value : null
}
/** What stands in the line, as one text: the quantity goes along where it was typed. */
export const lineText = (context: Context): string => (context.text === '' ? '' : withQuantity(context.text, typedCount(context)))

/** Enter on the article: what is known already is done at once, the rest becomes a question. @param now ms */
export function entered(context: Context, now: number): Changes {
  const { text, pace, questions } = context
  if (text.trim() === '') return {}
  const active = context.isOpen ? suggestionsOf(context).find(({ id }) => id === context.activeId) : undefined
  if (active) return choose(context, active)
  const isScan = isScanned(pace, text, now)
  const last = questions.at(-1)
  const count = isScan ? null : bareQuantity(text)
  // A bare number behind a line that is still looked up is how many of it; typed over what is mended it is meant for that.
  if (last && last.quantity === null && !last.isScan && last.paste === null && count !== null && context.mending === null)
    return { ...EMPTY_FIELD, questions: [...questions.slice(0, -1), { ...last, quantity: count }] }
  const counted = returnedCounted(context, count)
  if (counted) return counted
  const { products, quantity } = resolve(text, context.history, context.learned, context.found)
  const [product] = products
  // A scan leaves a quantity that waits for its article.
  const done: Changes = isScan ? {} : NO_COUNT
  if (product && products.length === 1)
    return isScan || quantity
      ? { ...EMPTY_FIELD, ...done, ...withLines(context, [namedLine(product, quantity || null)]) }
      : choose(context, product)
  // Who scans does not look: the line stays free for the next.
  if (product && isScan) return { ...EMPTY_FIELD, ...withLines(context, [wrongLine(text, say.severalOf(text))]) }
  if (product) return undecided(context, product)
  if (context.foundFor === text) return unknown(context, text)
  return {
    ...EMPTY_FIELD,
    ...done,
    seq: context.seq + 1,
    questions: [
      ...questions,
      { id: context.seq + 1, text: text.trim(), isScan, quantity: isScan ? null : typedCount(context), isRefused: false, paste: null },
    ],
    pasted: stillPasted(context),
  }
}
/** A line that came back and is entered as it is has not been decided on; another was entered over it. */
const stillReturned = ({ returned }: Context) => (returned?.entryId === null ? returned : null)
/** Several products are meant: the first is marked. */
export const undecided = (context: Context, first: Known): Changes => ({
  isOpen: true,
  activeId: first.id,
  returned: stillReturned(context),
  problem: say.SEVERAL,
  selections: context.selections + 1,
})
/** No product is meant: what is similar is offered. */
export function unknown(context: Context, text: string): Changes {
  const hasList = suggestionsOf({ ...context, text }).length > 0
  return {
    isOpen: hasList,
    activeId: null,
    returned: stillReturned(context),
    problem: hasList ? say.CHOOSE : say.unknown(text),
    selections: context.selections + 1,
  }
}

/** What was found for the text that was asked for; where it is another by now, it comes too late. */
export const hinted = ({ asked, text, history, chosen }: Context, hits: readonly Found[]): Changes =>
  asked === text && chosen === null ? { found: knownOfSearch(hits, history), foundFor: text } : {}

/** The question that is looked up, or is the next: the server has not refused it yet. */
export const openQuestionOf = ({ questions }: Context): Question | undefined => questions.find(({ isRefused }) => !isRefused)
/** The questions to be looked up at once: what was typed alone, what was pasted together several at a time. */
export function nextQuestionsOf(context: Context): Question[] {
  const next = openQuestionOf(context)
  if (!next || next.paste === null) return next ? [next] : []
  return context.questions.filter(({ isRefused, paste }) => !isRefused && paste === next.paste).slice(0, ROWS_PER_LOOKUP)
}
/** The server would not look them up: the others go on. */
export const questionsRefused = ({ questions, lookedUp, failures }: Context): Changes => ({
  questions: questions.map((it) => (lookedUp.includes(it.id) ? { ...it, isRefused: true } : it)),
  failures: { ...failures, search: 0 },
})

/** The quantity changed by a key or a paste. */
export const countTyped = (text: string): Changes => ({ countText: text, isCountTyped: true, countProblem: null })

/** Enter on the quantity adds the line and makes ready for the next. */
export function countEntered(context: Context): Changes {
  const { chosen, countText, products } = context
  if (!chosen) return {}
  const count = parseQuantity(countText, 1)
  if (!count.ok) return { countProblem: count.reason }
  // The 1 that stands for a pack nobody knows yet.
  const isPack = isPackCount(context) && !products.has(chosen.id)
  return { ...EMPTY_FIELD, ...NO_COUNT, chosen: null, ...withLines(context, [namedLine(chosen, isPack ? null : count.value)]) }
}

/** Back to the article, which is selected. */
export const countLeft = (context: Context): Changes => ({
  text: lineText(context),
  chosen: null,
  ...NO_COUNT,
  selections: context.selections + 1,
})

/** Ids of the products that are needed and not known. */
export function wantedOf({ entries, products, chosen }: Context): number[] {
  const ids = entries.flatMap(({ status, productId }) => (status === 'waiting' && productId !== null ? [productId] : []))
  return [...new Set(chosen ? [...ids, chosen.id] : ids)].filter((id) => !products.has(id))
}

/** What is to be loaded next. */
export function nextWantedOf(context: Context): { id: number; article: string }[] {
  const { entries, chosen } = context
  const articles = new Map(entries.flatMap(({ productId, article }) => (productId === null ? [] : [[productId, article] as const])))
  if (chosen) articles.set(chosen.id, chosen.article)
  return wantedOf(context)
    .slice(0, PRODUCTS_PER_LOAD)
    .flatMap((id) => ({ id, article: articles.get(id) ?? '' }))
}

/** The products that came; those that did not are gone from the catalogue. */
export function keepProducts(context: Context, loaded: readonly Product[]): Changes {
  const products = new Map<number, Product>([...context.products, ...loaded.map((product) => [product.id, product] as const)])
  const gone = new Set(context.wanted.filter((id) => !products.has(id)))
  const entries = context.entries.map((entry) =>
    entry.productId !== null && gone.has(entry.productId) ? { ...entry, status: 'failed' as const, reason: say.GONE } : entry,
  )
  const { chosen } = context
  const learned = context.learned.filter(({ id }) => !gone.has(id))
  const changes: Changes = { products, entries, wanted: [], failures: { ...context.failures, load: 0 }, learned }
  if (chosen && gone.has(chosen.id))
    return { ...changes, chosen: null, countProblem: null, problem: say.goneOf(chosen.article), selections: context.selections + 1 }
  const pack = chosen && products.get(chosen.id)?.pack
  return pack && isPackCount(context) ? { ...changes, countText: String(pack) } : changes
}
