import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { faqCategories, faqItems } from '../../../fake-server/seed/faq/faq-items'
import { FaqItem } from '../../../model/content/faq'
import { plainText } from '../../../model/conversation/faq-search'
import { deadLinks } from '../../support/content/dead-links'
import { newServer, visitor } from '../../support/world'

it('every question has an answer with words and links that lead somewhere, other answers among them [ENT-021]', async () => {
  const items = z.parse(z.array(FaqItem), await faqItems())
  const pages = new Set(items.map(({ slug }) => `/info/faq/${slug}`))
  expect([items.length, pages.size]).toEqual([52, 52])
  for (const { title, body = [] } of items) {
    expect({ title, length: plainText(body).length > 150 }).toEqual({ title, length: true })
    expect({ title, dead: deadLinks(body).filter((href) => !pages.has(href)) }).toEqual({ title, dead: [] })
  }
})

it('every group has the questions that it counts', async () => {
  const items = await faqItems()
  for (const { id, name, count } of await faqCategories())
    expect({ name, count: items.filter(({ category_id }) => category_id === id).length }).toEqual({ name, count })
})

it('a list without answers carries none, and the latest come first where that is asked for [CALL-099]', async () => {
  const { api } = await visitor(newServer(), 0)
  const { items } = await api('faq.list', { query: { nobody: '1', sortDesc: '1' } })
  expect([items[0]?.id, items.some((item) => item.body !== undefined)]).toEqual([52, false])
})

it('what the help centre suggests has a page [CALL-103]', async () => {
  const { api } = await visitor(newServer(), 0)
  const pages = (await faqItems()).map(({ slug }) => `/info/faq/${slug}`)
  const found = await api('helpcenter.suggestions', { query: { q: 'как' } })
  expect(found.filter(({ uri }) => !pages.includes(uri))).toEqual([])
  expect(found.length).toBeGreaterThan(3)
})

it('an unknown question is refused in words [CALL-101]', async () => {
  const { api } = await visitor(newServer(), 0)
  await expect(api('faq.get', { params: { id: 999 } })).rejects.toMatchObject({ status: 404, message: 'Такого вопроса нет' })
})
