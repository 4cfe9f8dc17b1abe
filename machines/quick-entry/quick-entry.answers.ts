import { bareQuantity, withQuantity } from '../../model/entry/entry-text'
import { knownOfSearch, resolve, resolveCells, type Known } from '../../model/entry/suggestions'
import { type Line, namedLine, namesNone, pastedLine, withLines } from './quick-entry.lines'
import { choose, isFree, openQuestionOf, undecided, unknown } from './quick-entry.steps'
import type { Answer, Lookup, QuickEntryContext as Context } from './quick-entry.types'

type Changes = Partial<Context>

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

const answeredRows = (context: Context, answers: readonly Answer[], paste: number): Changes =>
  withLines(
    context,
    answers.map((answer) => ({ ...answeredRow(context, answer), id: answer.question.id })),
    paste,
  )
function answeredRow(context: Context, { question, found }: Answer): Line {
  const { text, isScan, named } = question
  const lists = [context.history, context.learned, context.found, found]
  const { products, quantity } = named ? { products: resolveCells(named, ...lists), quantity: null } : resolve(text, ...lists)
  const [product] = products
  if (!product || products.length > 1) return namesNone(context, { question, found, several: product })
  return isScan ? namedLine(product, null) : pastedLine(text, product, question.quantity ?? quantity)
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
  const answer = { question, found, several: product }
  // Who scans does not look: the line stays free for the next.
  if (!isFree(context) || !isLast || question.isScan) return withLines(context, [namesNone(context, answer)])
  const line = withQuantity(text, question.quantity)
  const back: Context = { ...context, text: line, found, foundFor: line }
  const said = product ? undecided(back, product) : unknown(back, line)
  return { ...said, text: line, found, foundFor: line, returned: { ...answer, entryId: null } }
}
