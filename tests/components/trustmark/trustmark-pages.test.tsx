import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { TextBlock } from '../../../model/content/text-block'
import { matchRoute } from '../../../model/routing/routes'
import { SERVICE_TERMS_TEXT } from '../../../src/pages/trustmark/service-terms-text'
import ServiceRequestPage from '../../../src/pages/trustmark/service-request-page'
import ServiceTermsPage from '../../../src/pages/trustmark/service-terms-page'
import TrustmarkPage from '../../../src/pages/trustmark/trustmark-page'
import { TRUSTMARK_TEXT } from '../../../src/pages/trustmark/trustmark-text'
import { deadLinks } from '../../support/content/dead-links'
import { type Answers, openShop } from '../support/open-shop'
import { guest } from '../support/people'

const routeOf = (path: string) => matchRoute(path)!.route // a page of the shop
const openRequest = (request: string | undefined, more: Answers = {}) =>
  openShop(<ServiceRequestPage route={routeOf('/service')} params={request === undefined ? {} : { request }} />, { ...guest, ...more })
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Отправить заявку' })))

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

it.each([
  ['/trustmark', TrustmarkPage],
  ['/service/trustmark', ServiceTermsPage],
] as const)('%s tells of the programme and leads to the request', async (path, Page) => {
  await openShop(<Page route={routeOf(path)} params={{}} />, guest)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(routeOf(path).title)
  expect(screen.getByRole('link', { name: 'Подать заявку' }).getAttribute('href')).toBe('/service/join')
})

it.each([[TRUSTMARK_TEXT], [SERVICE_TERMS_TEXT]])(
  'the texts are of blocks of the contract, and their links lead to pages that are there',
  (text) => {
    expect(z.array(TextBlock).parse(text)).toEqual(text)
    expect(deadLinks(text)).toEqual([])
  },
)

it('a request goes to the shop as a message about the programme [ROUTE-019]', async () => {
  const { calls } = await openRequest('join', { 'feedback.send': () => ({ id: 41 }) })
  type(/Сервис или магазин/, 'СТО «Поворот»')
  type(/Город и.адрес/, 'Казань, Техническая улица, д. 1')
  type(/Как к.вам обращаться/, 'Анна')
  type(/Email/, 'anna@povorot.example')
  fireEvent.click(screen.getByRole('checkbox'))
  await submit()
  expect(await screen.findByText('Заявка № 41 принята')).toBeDefined()
  const sent = calls.find(({ name }) => name === 'feedback.send')?.args
  expect(sent).toMatchObject({
    body: {
      name: 'Анна',
      email: 'anna@povorot.example',
      subject: 'trustmark',
      text: 'Вступить в программу\nСервис: СТО «Поворот»\nАдрес: Казань, Техническая улица, д. 1',
    },
  })
})

it('a request without an address of its own chooses its kind in the form, and names what is missing', async () => {
  const { calls } = await openRequest(undefined)
  await submit()
  for (const error of [
    /Выберите, о.чём заявка/,
    /Введите название сервиса/,
    /Введите город и.адрес/,
    /Введите имя/,
    /Введите email/,
    /Без согласия/,
  ])
    expect(screen.getAllByText(error).length).toBeGreaterThan(0)
  expect(calls.filter(({ name }) => name === 'feedback.send')).toEqual([])
})

it('a request that the programme does not know is not found', async () => {
  await openRequest('unheard')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404. Страница не найдена')
})
