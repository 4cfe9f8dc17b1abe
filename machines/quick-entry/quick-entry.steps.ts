import type { Product } from '../../model/catalogue/product'
import { bareQuantity, isScanned, nextPace, NO_PACE, withQuantity } from '../../model/entry/entry-text'
import { fitting, type Found, knownOfSearch, quantityFor, resolve, suggestionsFor, type Known } from '../../model/entry/suggestions'
import { PRODUCTS_PER_LOAD, ROWS_PER_LOOKUP, SIMILAR_SHOWN } from '../../model/limits'
import { parseQuantity } from '../../model/text/number-input'
import { learning, type Line, namedLine, pastedLine, withLines, wrongLine } from './quick-entry.lines'
import { stillPasted } from './quick-entry.standing'
import * as say from './quick-entry.words'
import type { Lookup, Question, QuickEntryContext as Context } from './quick-entry.types'

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
  questions: [],
  lookedUp: [],
  pasted: null,
  entries: [],
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
export const EMPTY_FIELD = { text: '', pace: NO_PACE, isOpen: false, activeId: null, problem: null } satisfies Changes
const NO_COUNT = { countText: '', isCountTyped: false, isCountAhead: false, countProblem: null } satisfies Changes

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
})

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
  const ahead = quantityFor(product, text)
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
  const { products, quantity } = resolve(text, context.history, context.learned, context.found)
  const [product] = products
  // A scan leaves a quantity that waits for its article.
  const done: Changes = isScan ? {} : NO_COUNT
  if (product && products.length === 1)
    return isScan || quantity
      ? { ...EMPTY_FIELD, ...done, ...withLines(context, [namedLine(product, quantity || null)]) }
      : choose(context, product)
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
const undecided = ({ selections }: Context, first: Known): Changes => ({
  isOpen: true,
  activeId: first.id,
  problem: say.SEVERAL,
  selections: selections + 1,
})
function unknown(context: Context, text: string): Changes {
  const hasList = suggestionsOf({ ...context, text }).length > 0
  return { isOpen: hasList, activeId: null, problem: hasList ? say.CHOOSE : say.unknown(text), selections: context.selections + 1 }
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

/** What was found for the questions that were looked up, in their order. @param found of each of the first ones; the others wait @param products those that came with it */
export function answered(context: Context, { found, products }: Lookup): Changes {
  const known = new Map([...context.products, ...products.map((product) => [product.id, product] as const)])
  const asked = new Map(context.questions.map((question) => [question.id, question]))
  const answers = found.flatMap((hits, at): Answer[] => {
    const question = asked.get(context.lookedUp[at] ?? NaN)
    return question ? [{ question, found: knownOfSearch(hits, context.history) }] : []
  })
  const [first] = answers
  if (!first) return { products: known }
  const done = new Set(answers.map(({ question }) => question))
  const questions = context.questions.filter((it) => !done.has(it))
  const rest: Context = { ...context, products: known, questions, failures: { ...context.failures, search: 0 } }
  // What was typed is looked up alone.
  return { ...rest, ...(first.question.paste === null ? answeredLine(rest, first) : answeredRows(rest, answers, first.question.paste)) }
}
type Answer = { question: Question; found: readonly Known[] }

const answeredRows = (context: Context, answers: readonly Answer[], paste: number): Changes =>
  withLines(
    context,
    answers.map((answer) => ({ ...answeredRow(context, answer), id: answer.question.id })),
    paste,
  )
function answeredRow(context: Context, { question, found }: Answer): Line {
  const { text, isScan } = question
  const { products, quantity } = resolve(text, context.history, context.learned, context.found, found)
  const [product] = products
  if (!product || products.length > 1) return namesNone(context, question, product, found)
  return isScan ? namedLine(product, null) : pastedLine(text, product, question.quantity ?? quantity)
}
/** A line that names no product by itself, or several. */
function namesNone({ history }: Context, { text, quantity, paste }: Question, several: Known | undefined, found: readonly Known[]): Line {
  const line = withQuantity(text, quantity)
  if (several) return wrongLine(text, say.severalOf(line), quantity)
  const similar = suggestionsFor(line, history, found).slice(0, SIMILAR_SHOWN)
  const reason = similar.length > 0 ? say.similarTo(line) : paste === null ? say.unknown(line) : say.unknownRow(line)
  return wrongLine(text, reason, quantity, similar)
}

/** Nothing that was typed since is disturbed: then the line goes on by itself. */
function answeredLine(context: Context, { question, found }: Answer): Changes {
  const { products, quantity } = resolve(question.text, context.history, context.learned, context.found, found)
  const [product] = products
  const { text } = question
  const isLast = openQuestionOf(context) === undefined
  const add = (product: Known, quantity: number | null) => withLines(context, [namedLine(product, quantity)])
  if (product && products.length === 1) {
    const count = question.quantity ?? (quantity || null)
    if (question.isScan || count !== null) return add(product, count)
    if (isFree(context) && isLast) return choose(context, product)
    const begun = isLast && context.chosen === null ? bareQuantity(context.text) : null
    // The number that is being typed is its quantity.
    if (begun !== null) return { ...choose(context, product), countText: context.text.trim(), isCountTyped: true }
    return add(product, product.bought?.qty ?? null)
  }
  if (!isFree(context) || !isLast) return withLines(context, [namesNone(context, question, product, found)])
  const line = withQuantity(text, question.quantity)
  const back: Context = { ...context, text: line, found, foundFor: line }
  return { text: line, found, foundFor: line, ...(product ? undecided(back, product) : unknown(back, line)) }
}

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
