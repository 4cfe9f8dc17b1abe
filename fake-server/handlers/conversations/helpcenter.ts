import { helpcenterContract } from '../../../model/contract/conversation/helpcenter'
import { handlersFor } from '../../handlers-for'
import { faqItems } from '../../seed/faq/faq-items'

const SUGGESTIONS = 8
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The help centre: whether there is one, and what it suggests. */
export const helpcenterHandlers = handlersFor(helpcenterContract, {
  'helpcenter.config': ({ plays }) => ({ enabled: !plays('helpOff'), initial_expanded: plays('helpExpanded') }),

  /** Articles whose title has a word that begins with each word of the question. */
  'helpcenter.suggestions': async ({ query }) => {
    const asked = wordsOf(query.q)
    const fits = (title: string) => asked.length > 0 && asked.every((word) => wordsOf(title).some((it) => it.startsWith(word)))
    const found = (await faqItems()).filter(({ title }) => fits(title)).slice(0, SUGGESTIONS)
    return found.map(({ slug, title }) => ({ title, uri: `/info/faq/${slug}` }))
  },
})
