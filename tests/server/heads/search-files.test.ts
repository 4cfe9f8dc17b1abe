import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { SHARE_SIZE } from '../../../model/heads/share-picture'
import { headOf, servedForAll } from './pages-with-heads'

const { origin: here } = servedForAll()
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

describe('search engines find', () => {
  it('the sitemap by robots.txt, in it every product with a picture once, and no page of the cabinet', async () => {
    const origin = here()
    const read = async (address: string) => (await fetch(address)).text()
    const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(await read(`${origin}/robots.txt`)) ?? []
    const files = addresses(await read(sitemap))
    const all = (await Promise.all(files.map(read))).flatMap(addresses)
    expect(files.length).toBeGreaterThan(3)
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((address) => !address.startsWith(`${origin}/`) || /\/(?:personal|auth|cart)(?:\/|$)/.test(address))).toEqual([])
    const products = all.filter((address) => address.includes('/product/'))
    expect(products.length).toBeGreaterThan(150)
    const statuses = await Promise.all(products.map(async (address) => (await fetch(address, { method: 'HEAD' })).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await fetch(`${origin}/sitemaps/none.xml`)).status).toBe(404)
  })
})

it('messengers get a bitmap of the size that they show whole; an address of no picture has none', async () => {
  const origin = here()
  const address = headOf(await (await fetch(`${origin}/product/1`)).text()).graph.get('og:image') ?? ''
  const answer = await fetch(address)
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect({ type: answer.headers.get('content-type'), format, width, height }).toEqual({ type: 'image/png', format: 'png', ...SHARE_SIZE })
  expect((await fetch(`${origin}/share/none/x.png`)).status).toBe(404)
})
