import { helpContract } from '../../../model/contract/conversation/help'
import { handlersFor } from '../../handlers-for'
import { refuse } from '../../refusals'
import { faqCategories, faqItems } from '../../seed/faq/faq-items'

/** Questions and answers of the help centre. [CALL-099, CALL-100, CALL-101] */
export const faqHandlers = handlersFor(helpContract, {
  'faq.list': async ({ query }) => {
    const items = (await faqItems()).filter(({ active }) => query.active === undefined || active === 1)
    if (query.sortDesc === '1') items.reverse()
    return { items: query.nobody === '1' ? items.map(({ body: _body, ...item }) => item) : items }
  },

  'faq.categories': async () => ({ items: await faqCategories() }),

  'faq.get': async ({ params }) => {
    const item = (await faqItems()).find(({ id }) => id === params.id)
    if (!item) throw refuse(404, { message: 'Такого вопроса нет' })
    return item
  },
})
