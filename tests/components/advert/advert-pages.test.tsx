import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import AdvertPage from '../../../src/pages/advert/advert-page'
import { seedConfig } from '../../../fake-server/seed/config'
import { type Answers, openShop } from '../support/open-shop'
import { customer, kazan } from '../support/people'

const folder = (id: number, parent: number | null, name: string, more: object = {}) => ({
  kind: 'folder' as const,
  id,
  parent_id: parent,
  name,
  slug: '',
  folders_count: 0,
  files_count: 0,
  ...more,
})
const roots = [folder(1, null, 'Arktelub', { slug: 'arktelub', folders_count: 1 }), folder(5, null, 'Общие материалы')]
const logos = folder(2, 1, 'Логотипы', { files_count: 2 })
const file = (id: number, name: string, preview: string | null) => ({
  kind: 'file' as const,
  id,
  folder_id: 2,
  name,
  url: `/advert-files/${id}/x`,
  preview,
  size: 2048,
  created_at: '2026-11-20T00:00:00Z',
})
const answers: Answers = {
  ...customer([kazan]),
  'config.get': () => seedConfig,
  'cloud.roots': () => ({ items: roots }),
  'cloud.folders': () => ({ items: [logos] }),
  'cloud.get': ({ params }: { params: { id: number } }) =>
    params.id === 1
      ? { ...roots[0], trail: [], items: [logos] }
      : { ...logos, trail: [{ id: 1, name: 'Arktelub' }], items: [file(7, 'Логотип.svg', '/p.svg'), file(8, 'Правила.txt', null)] },
}
const page = matchRoute('/personal/advert')!.route // a page of the shop
const one = matchRoute('/personal/advert/2')!.route // a page of the shop
const openFolder = (id: string, more: Answers = {}) => openShop(<AdvertPage route={one} params={{ id }} />, { ...answers, ...more })
const addresses = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

afterEach(cleanup)

it('sections of brands are opened by their slugs, the folders in them by number; a third brand keeps its own site [ROUTE-053]', async () => {
  await openShop(<AdvertPage route={page} params={{}} />, answers)
  const section = await screen.findByRole('region', { name: 'Arktelub' })
  await within(section).findByRole('link', { name: 'Логотипы' })
  expect(addresses(section)).toEqual([
    ['Открыть', '/personal/advert/arktelub'],
    ['Логотипы', '/personal/advert/2'],
  ])
  expect(within(section).getByText('2 файла')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Сайт Hagrenol' }).getAttribute('href')).toBe('https://media.hagrenol.example/')
})

it('without a site of its own no brand is named beside the sections', async () => {
  await openShop(<AdvertPage route={page} params={{}} />, { ...answers, 'config.get': () => ({ ...seedConfig, advert_external: null }) })
  await screen.findByRole('region', { name: 'Arktelub' })
  expect(screen.queryByRole('link', { name: /^Сайт/ })).toBeNull()
})

it('the slug of a brand opens its section [ROUTE-059]', async () => {
  await openFolder('arktelub')
  expect(await screen.findByRole('heading', { level: 1, name: 'Arktelub' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Логотипы' }).getAttribute('href')).toBe('/personal/advert/2')
})

it('a file has a name, type, size and day, is looked at where it can be, and is downloaded under its name [ENT-022]', async () => {
  await openFolder('2')
  const [picture, text] = await screen.findAllByRole('listitem').then((items) => items.filter((item) => item.textContent?.includes('КБ')))
  expect(within(picture!).getByText(/SVG, 2 КБ, 20 ноября/)).toBeTruthy()
  expect(within(picture!).getByRole('link', { name: 'Посмотреть: Логотип.svg' }).getAttribute('href')).toBe('/p.svg')
  expect(within(picture!).getByRole('link', { name: 'Скачать: Логотип.svg' }).getAttribute('download')).toBe('Логотип.svg')
  expect(within(text!).queryByRole('link', { name: /^Посмотреть/ })).toBeNull()
})

it('the way up leads through the section of the brand by its slug', async () => {
  await openFolder('2')
  expect(addresses(await screen.findByRole('navigation', { name: 'Вы здесь' }))).toEqual([
    ['Рекламные материалы', '/personal/advert'],
    ['Arktelub', '/personal/advert/arktelub'],
  ])
})

it('an empty folder says so and leads up', async () => {
  await openFolder('2', { 'cloud.get': () => ({ ...logos, trail: [], items: [] }) })
  expect(await screen.findByRole('heading', { name: 'Папка пока пуста' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /уровень выше/ }).getAttribute('href')).toBe('/personal/advert')
})

it.each([
  ['nothing', {}],
  ['999', { 'cloud.get': () => Promise.reject(new ApiError(404, 'Такой папки нет')) }],
] satisfies [string, Answers][])('a folder that is not there, %s, is a page that is not found', async (id, more) => {
  await openFolder(id, more)
  expect(await screen.findByRole('heading', { level: 1, name: /Страница не найдена/ })).toBeTruthy()
})

it('folders that did not come are asked for again by a button', async () => {
  await openShop(<AdvertPage route={page} params={{}} />, { ...answers, 'cloud.roots': () => Promise.reject(new ApiError(503, '')) })
  expect(await screen.findByRole('heading', { name: 'Папки не загрузились' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeTruthy()
})

it('the rules of use name the brands and where they are [ROUTE-060]', async () => {
  await openShop(<AdvertPage route={matchRoute('/personal/advert-info')!.route} params={{}} />, answers)
  const link = await screen.findByRole('link', { name: 'Tavrolub' })
  expect(link.getAttribute('href')).toBe('/personal/advert/tavrolub')
})
