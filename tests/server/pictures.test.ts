import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { pictureAddress } from '../../fake-server/pictures/picture-address'
import { pictureResponse } from '../../fake-server/pictures/picture-response'
import { generateProducts } from '../../fake-server/catalogue/generate/generate-products'
import { toProduct } from '../../fake-server/catalogue/catalogue-product'
import { servedShop } from './served-shop'

const addressesOf = (count: number) =>
  generateProducts({ count, seed: 'pictures over HTTP' }).flatMap((product) => toProduct(product, { favorite: false }).images)

it('draws the picture of every product at the address that its product names, to be kept for ever', async () => {
  const ask = await servedShop()
  const addresses = [...new Set(addressesOf(40))].flatMap((address) => [address, `${address}?d=list`])
  const answers = await Promise.all(addresses.map((address) => ask(address, { headers: { 'accept-encoding': 'br' } })))
  const got = answers.map(({ status, headers, body }) => [
    status,
    headers['content-type'],
    headers['cache-control'],
    String(brotliDecompressSync(body)),
  ])
  const cache = 'public, max-age=31536000, immutable'
  expect(got).toEqual(addresses.map((address) => [200, 'image/svg+xml; charset=utf-8', cache, pictureResponse(address).body]))
})

it('answers without compression whoever takes none, and HEAD without a body', async () => {
  const ask = await servedShop()
  const address = pictureAddress({ kind: 'canister', brand: 'arktelub', lines: ['5W-30', 'API SP', '4 л'] })
  expect(String((await ask(address)).body)).toBe(pictureResponse(address).body)
  expect((await ask(address, { method: 'HEAD' })).body.length).toBe(0)
})

it.each(['/pictures/', '/pictures/canister/nonsense.svg', '/pictures/../secret.txt', '/pictures/%', '/pictures/canister/%E0.svg'])(
  'has no picture at %s',
  async (path) => {
    const ask = await servedShop()
    expect((await ask(path)).status).toBe(404)
  },
)
