import { helpcenterContract } from '../../../model/contract/conversation/helpcenter'
import { slugify } from '../../catalogue/slug'
import { handlersFor } from '../../handlers-for'
import { faq } from '../../seed/facts/texts.json'

const SUGGESTIONS = 8
const articles = faq.flatMap(({ items }) => items).map((title) => ({ title, uri: `/info/faq/${slugify(title)}` }))
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The help centre: whether there is one, and what it suggests. */
export const helpcenterHandlers = handlersFor(helpcenterContract, {
  'helpcenter.config': ({ plays }) => ({ enabled: !plays('helpOff'), initial_expanded: plays('helpExpanded') }),

  /** Articles whose title has a word that begins with each word of the question. */
  'helpcenter.suggestions': ({ query }) => {
    const asked = wordsOf(query.q)
    const fits = (title: string) => asked.length > 0 && asked.every((word) => wordsOf(title).some((it) => it.startsWith(word)))
    return articles.filter(({ title }) => fits(title)).slice(0, SUGGESTIONS)
  },
})
