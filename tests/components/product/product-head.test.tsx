import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { product } from '../../support/plain-goods'
import { HomeHead } from './home-head'
import { openShop } from '../support/open-shop'
import { heading, openPage, priced } from './product-page'

afterEach(cleanup)

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')
const things = () => document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
const HOSTILE = 'Масло </script><img src=x onerror=alert(1)> "5W-30"'

it('the head of a product names it, its address and its picture for search engines and messengers', async () => {
  await openPage({ 'products.get': () => product(7, { name: 'Масло 5W-30', description: 'Для двигателей.' }) })
  await heading()
  expect(document.title).toBe('Масло 5W-30, M-7 — Картер')
  expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${location.origin}/product/7`)
  const graph = ['title', 'description', 'type', 'url', 'image', 'site_name', 'locale'].map((name) =>
    content(`meta[property="og:${name}"]`),
  )
  const description = 'Масло 5W-30, артикул M-7, оптом. Для двигателей.'
  expect([content('meta[name="description"]'), ...graph]).toEqual([
    description,
    'Масло 5W-30, M-7 — Картер',
    description,
    'product',
    `${location.origin}/product/7`,
    `${location.origin}/share/7.png`,
    'Картер',
    'ru_RU',
  ])
})

it('its structured data are of the product and the way to it, without a price, also for who sees one [DEC-032]', async () => {
  await openPage({ ...priced(() => ({ cost: 123_456 })), 'products.get': () => product(7, { name: HOSTILE }) })
  await heading()
  const [thing, crumbs] = JSON.parse(things())
  expect([thing['@type'], thing.name, crumbs['@type'], crumbs.itemListElement.map((it: { name: string }) => it.name)]).toEqual([
    'Product',
    HOSTILE,
    'BreadcrumbList',
    ['Каталог', 'Масла', HOSTILE],
  ])
  expect(/offer|price|1234|<|>/i.test(things())).toBe(false)
})

it('a product without pictures is not to be found; what the page said goes with it', async () => {
  await openPage({ 'products.get': () => product(7, { images: [] }) })
  await heading()
  expect([content('meta[name="robots"]'), content('meta[property="og:image"]')]).toEqual(['noindex', undefined])
  cleanup()
  await openShop(<HomeHead />, {})
  expect([content('meta[name="robots"]'), content('meta[property="og:type"]'), things(), document.title]).toEqual([
    undefined,
    'website',
    '',
    'Главная — Картер',
  ])
})
