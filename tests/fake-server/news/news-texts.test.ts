import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { headlines } from '../../../fake-server/seed/news/headlines'
import { newsBody, newsLeads } from '../../../fake-server/seed/news/news-texts'
import { TextBlock } from '../../../model/content/text-block'
import { deadLinks } from '../../support/content/dead-links'

const FACTS = 'fake-server/seed/facts/news'
const news = headlines(Date.UTC(2026, 10, 28))
const titles = news.map(({ title }) => title)

describe('news', () => {
  it('have a lead each of one or two sentences, and none is written for a headline that is gone', async () => {
    const leads = await newsLeads()
    expect(Object.keys(leads)).toEqual(titles)
    const wordy = Object.values(leads).filter((lead) => lead.length > 200 || lead.split(/[.!?](?:\s|$)/).length > 4)
    expect(wordy).toEqual([])
  })

  it('have no body for a headline that is gone', () => {
    const files = readdirSync(FACTS).filter((name) => name !== 'leads.json')
    const written = files.flatMap((name) => Object.keys(JSON.parse(readFileSync(join(FACTS, name), 'utf8')) as object))
    expect(written.sort()).toEqual(titles.toSorted())
  })

  describe.each(news)('«$title»', (headline) => {
    it('has a body of three to seven blocks of the contract', async () => {
      const body = z.array(TextBlock).parse(await newsBody(headline))
      expect(body.length).toBeGreaterThanOrEqual(3)
      expect(body.length).toBeLessThanOrEqual(7)
    })

    it('has tables whose rows have a cell for each column', async () => {
      const tables = (await newsBody(headline))?.filter((block) => block.type === 'table') ?? []
      expect(tables.filter(({ head, rows }) => rows.some((row) => row.length !== head.length))).toEqual([])
    })

    it('links to pages that are there', async () => expect(deadLinks((await newsBody(headline)) ?? [])).toEqual([]))
  })

  it('have no body for what was never a headline', async () =>
    expect(await Promise.all([newsBody({ title: 'Ничего', tag: 'Склад' }), newsBody({ title: 'Ничего', tag: 'Ничего' })])).toEqual([
      undefined,
      undefined,
    ]))
})
