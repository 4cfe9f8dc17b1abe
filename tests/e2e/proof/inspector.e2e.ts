import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { violations } from '../support/axe'
import { actorIn, openInspector, stateIn } from '../support/inspector'
import { PASSWORD, people } from '../support/people'
import { expect, test } from '../support/shop'

const chart = (inspector: Page, machine: string) =>
  inspector.locator('svg.sc').filter({ has: inspector.locator(`[data-state="${machine}"]`) })

test('says so when no shop is open, and finds one that comes [DEC-070]', async ({ shop }) => {
  const inspector = await openInspector(shop)
  await expect(inspector.getByRole('status').filter({ hasText: 'Открытого магазина не видно' })).toBeVisible()
  expect(await violations(inspector, 'all')).toEqual([])
  await shop.open('/?inspect')
  await expect(inspector.getByText('На связи')).toBeVisible()
  await shop.page.close()
  await expect(inspector.getByText('Вкладка закрыта или перезагружается')).toBeVisible()
})

test('a shop that nobody inspects has no channel of the inspector and loads nothing of it', async ({ shop }) => {
  await shop.page.addInitScript(() => {
    const opened: string[] = []
    Object.assign(window, { opened })
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        opened.push(name)
      }
    }
  })
  const loaded: string[] = []
  shop.page.on('request', (request) => loaded.push(request.url()))
  const channels = () => shop.page.evaluate(() => (window as unknown as { opened: string[] }).opened)
  const taps = () => loaded.filter((url) => /tap/.test(url))
  await shop.enter('administrator')
  expect([(await channels()).filter((name) => name.includes('inspect')), taps()]).toEqual([[], []])
  // The same look sees both where it is asked for.
  await shop.open('/?inspect')
  await expect.poll(async () => (await channels()).filter((name) => name.includes('inspect')).length).toBe(1)
  expect(taps().length).toBeGreaterThan(0)
})

test('a login in the shop lights the chart of the session; a reload goes on; looking back shows the guest [DEC-047]', async ({ shop }) => {
  await shop.open('/auth/login?inspect')
  const inspector = await openInspector(shop)
  await expect(actorIn(inspector, 'Вход')).toHaveAttribute('aria-selected', 'true')
  await expect(stateIn(inspector, 'session.guest')).toHaveClass(/is-active/)
  await shop.login.submit(people.administrator, PASSWORD)
  await expect(stateIn(inspector, 'session.signedIn')).toHaveClass(/is-active/)
  await expect(stateIn(inspector, 'session.guest')).not.toHaveClass(/is-active/)
  // Traced is how it came there, and no other way.
  await expect(inspector.locator('.is-last').first()).toBeAttached()
  const traced = await inspector.locator('.is-last').evaluateAll((all) => all.map((it) => (it as SVGElement).dataset['of']))
  expect([...new Set(traced)]).toEqual(['session.confirming--done.loadUser.0'])
  await expect(actorIn(inspector, 'Корзина')).toBeVisible()
  const stream = inspector.getByRole('listbox', { name: 'Список событий' })
  await inspector.getByRole('searchbox', { name: 'Поиск по событиям' }).fill('login.submitted')
  await stream.getByRole('option', { name: /login\.submitted/ }).click()
  await expect(inspector.getByText('Вы смотрите в прошлое')).toBeVisible()
  await expect(actorIn(inspector, 'Корзина')).toHaveCount(0)
  await expect(stateIn(inspector, 'session.guest')).toHaveClass(/is-active/)
  await expect(inspector.getByRole('group', { name: 'Данные события' })).toContainText('•••')
  expect(await inspector.content()).not.toContain(PASSWORD)
  expect(await inspector.content()).not.toContain(people.administrator)
  await expect(inspector.getByText('Что изменилось: Ждёт ввода → Сервер проверяет')).toBeVisible()
  expect(await violations(inspector, 'all')).toEqual([])
  // From the event to what came of it, and back to what that came of.
  await inspector.getByRole('button', { name: 'Показать событие: готово: войти' }).press('Enter')
  await inspector.getByRole('button', { name: 'Показать событие: нажато «Войти»' }).press('Enter')
  await expect(inspector.getByRole('group', { name: 'Данные события' })).toContainText('login.submitted')
  await inspector.keyboard.press('Alt+ArrowRight')
  await inspector.getByRole('button', { name: 'К настоящему' }).click()
  await expect(actorIn(inspector, 'Корзина')).toBeVisible()
  await shop.page.reload()
  await expect(inspector.getByText('На связи')).toBeVisible()
  await inspector.getByRole('searchbox', { name: 'Поиск по событиям' }).fill('')
  await expect(stateIn(inspector, 'session.signedIn')).toHaveClass(/is-active/)
  await inspector.reload()
  await expect(stateIn(inspector, 'session.signedIn')).toHaveClass(/is-active/)
  expect(await violations(inspector, 'all')).toEqual([])
})

test('of a large chart what the actor is in is in sight, and a closed state leads to its picture', async ({ shop }) => {
  await shop.comeAs('administrator', '/?inspect')
  const inspector = await openInspector(shop)
  await expect(actorIn(inspector, 'Вход')).toHaveAttribute('aria-selected', 'true')
  await expect(stateIn(inspector, 'session.signedIn.known')).toBeInViewport()
  const picture = (name: string) => inspector.locator(`svg[aria-labelledby^="${name}--title"]`)
  await inspector.getByRole('navigation', { name: 'Рисунки схемы' }).getByRole('button', { name: 'Вход', exact: true }).press('Enter')
  await expect(picture('session')).toBeInViewport()
  await expect(stateIn(inspector, 'session.signedIn.known')).not.toBeInViewport()
  await picture('session').locator('[data-state="session.leaving"]').getByText('отдельный рисунок').click()
  await expect(picture('session.leaving')).toBeInViewport()
  // Letters keep their size on a phone, and the page does not grow sideways.
  await inspector.setViewportSize({ width: 360, height: 780 })
  const widths = await picture('session').evaluate((svg) => [svg.getBoundingClientRect().width, Number(svg.getAttribute('width'))])
  expect(widths[0]).toBe(widths[1])
  expect(await inspector.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a chart is drawn smaller and whole: each picture fits, what the actor is in stays in sight, and so does what was in the middle', async ({
  shop,
}) => {
  await shop.comeAs('administrator', '/?inspect')
  const inspector = await openInspector(shop)
  await actorIn(inspector, 'Корзина').click()
  const lit = stateIn(inspector, 'cart.wishing')
  await expect(lit).toBeInViewport()
  const scale = inspector.getByRole('group', { name: 'Масштаб схемы' })
  await scale.getByRole('button', { name: 'Мельче' }).press('Enter')
  await expect(lit).toBeInViewport()
  await scale.getByRole('button', { name: 'Целиком' }).press('Enter')
  const panel = inspector.getByRole('tabpanel')
  const sizes = () =>
    panel.evaluate((box) =>
      [...box.querySelectorAll('svg.sc')].map((svg) => {
        const { width, height } = svg.getBoundingClientRect()
        return width <= box.clientWidth && height <= box.clientHeight
      }),
    )
  await expect.poll(async () => (await sizes()).every(Boolean)).toBe(true)
  await expect(lit).toBeInViewport()
  // The name of a picture leads to it, and the row of names does not cover it.
  const names = inspector.getByRole('navigation', { name: 'Рисунки схемы' })
  await names.getByRole('button', { name: /^Запись(?!:)/ }).press('Enter')
  const [row, picture] = await Promise.all([names.boundingBox(), chart(inspector, 'cart.writing').last().boundingBox()])
  expect(picture!.y).toBeGreaterThanOrEqual(row!.y + row!.height - 1)
  // He has moved it himself: what is in the middle stays there.
  await panel.evaluate((box) => box.scrollTo(0, box.scrollHeight / 2))
  await panel.hover()
  await inspector.mouse.wheel(0, 40)
  const middle = () =>
    panel.evaluate((box) => {
      const { x, y } = box.getBoundingClientRect()
      const svg = document.elementFromPoint(x + box.clientWidth / 4, y + box.clientHeight / 2)?.closest('svg.sc')
      return svg?.getAttribute('aria-labelledby')
    })
  const before = await middle()
  await scale.getByRole('button', { name: 'Крупнее' }).press('Enter')
  await expect.poll(middle).toBe(before)
  await inspector.setViewportSize({ width: 360, height: 780 })
  await expect(scale.getByRole('button', { name: 'Целиком' })).toBeInViewport()
  expect(await inspector.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await violations(inspector, 'all')).toEqual([])
})

test('the code of an invitation does not leave the tab, also inside another address [DEC-047]', async ({ shop }) => {
  await shop.open('/auth/registration?inspect&return=%2Finvites%2FPLANTED-2RA9-KDWX')
  const inspector = await openInspector(shop)
  await expect(actorIn(inspector, 'Вход')).toBeVisible()
  await expect(inspector.getByRole('combobox', { name: 'Вкладка магазина' })).toContainText('/invites/•••')
  const [download] = await Promise.all([inspector.waitForEvent('download'), inspector.getByRole('button', { name: 'Сохранить' }).click()])
  for (const text of [await inspector.content(), readFileSync(await download.path(), 'utf8')]) expect(text).not.toContain('PLANTED')
})

test('an event that is possible now is sent from the inspector; what does not fit stays and says why', async ({ shop }) => {
  await shop.comeAs('administrator', '/?inspect')
  const inspector = await openInspector(shop)
  await actorIn(inspector, 'Окна поверх страницы').click()
  const open = inspector.getByRole('group', { name: 'События, возможные сейчас' }).getByTitle('popup.asked')
  await open.click()
  const dialog = inspector.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: 'Событие, JSON' })
  const send = dialog.getByRole('button', { name: 'Отправить' })
  await expect(field).toHaveCSS('font-family', /monospace/)
  await field.fill('{"type": "popup.asked", ')
  await send.click()
  await expect(dialog.getByText('Это не JSON')).toBeVisible()
  await expect(field).toHaveValue('{"type": "popup.asked", ')
  await expect(dialog.getByText('Такое событие ещё не приходило')).toBeVisible()
  await field.fill('{"popup": "regions"}')
  await send.click()
  await expect(dialog.getByText(/ожидается одно из\s«cabinet», .* и\sещё 2, а\sстоит «regions»/)).toBeVisible()
  await field.fill('{"popup": "region"}')
  await send.click()
  await expect(dialog).toHaveCount(0)
  const stream = inspector.getByRole('listbox', { name: 'Список событий' })
  await inspector.getByRole('searchbox', { name: 'Поиск по событиям' }).fill('popup.asked')
  await expect(stream.getByRole('option', { name: /инспектор → Окна поверх страницы/ })).toHaveCount(1)
  await shop.page.bringToFront()
  await expect(shop.page.locator('dialog[open]')).toBeVisible()
})

test('a recording is saved, opened again without a shop, and put beside the errors of the shop', async ({ shop }, info) => {
  await shop.comeAs('administrator', '/?inspect')
  const inspector = await openInspector(shop)
  await expect(actorIn(inspector, 'Корзина')).toBeVisible()
  await inspector.getByRole('button', { name: 'Приложить к отчёту об ошибке' }).click()
  await expect(inspector.getByText('Запись приложена к отчёту об ошибке')).toBeVisible()
  const [download] = await Promise.all([inspector.waitForEvent('download'), inspector.getByRole('button', { name: 'Сохранить' }).click()])
  const file = info.outputPath('recording.json')
  await download.saveAs(file)
  expect(readFileSync(file, 'utf8')).not.toContain(people.administrator)
  await shop.page.close()
  const field = inspector.getByLabel('Файл записи')
  await field.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":') })
  await expect(inspector.getByText('Это не JSON: выберите файл')).toBeVisible()
  await inspector.reload()
  await expect(inspector.getByText('Открытого магазина не видно')).toBeVisible()
  await field.setInputFiles(file)
  await actorIn(inspector, 'Корзина').click()
  await expect(chart(inspector, 'cart').first()).toBeVisible()
  await expect(inspector.getByText('Это запись из файла: отправлять события некуда.')).toBeVisible()
  await inspector.getByRole('button', { name: 'Закрыть запись' }).click()
  await expect(inspector.getByText('Открытого магазина не видно')).toBeVisible()
})

test('the demo panel connects a shop that runs already; two tabs are told apart', async ({ shop }) => {
  await shop.comeAs('administrator', '/cart')
  await shop.page.getByRole('button', { name: 'Демо' }).click()
  await shop.page.getByText('Инспектор', { exact: true }).click()
  await shop.page.getByRole('button', { name: 'Подключить инспектор' }).click()
  const [inspector] = await Promise.all([
    shop.page.context().waitForEvent('page'),
    shop.page.getByRole('link', { name: 'Открыть инспектор' }).click(),
  ])
  await expect(actorIn(inspector, 'Корзина')).toBeVisible()
  // The next page of this tab is connected from its start, and says so.
  await shop.page.reload()
  await shop.page.getByRole('button', { name: 'Демо' }).click()
  await shop.page.getByText('Инспектор', { exact: true }).click()
  await expect(shop.page.getByRole('link', { name: 'Открыть инспектор' })).toBeVisible()
  await expect(shop.page.getByRole('button', { name: 'Подключить инспектор' })).toHaveCount(0)
  const other = await shop.tab()
  await other.open('/brands?inspect')
  const tabs = inspector.getByRole('combobox', { name: 'Вкладка магазина' })
  await expect(tabs.getByRole('option')).toHaveCount(2)
  await expect(tabs.getByRole('option').nth(1)).toContainText('/brands')
  await tabs.selectOption({ index: 1 })
  await expect(actorIn(inspector, 'Корзина')).toBeVisible()
  await other.page.close()
  await expect(tabs.getByRole('option')).toHaveCount(2)
  await expect(inspector.getByText('Вкладка закрыта или перезагружается')).toBeVisible()
})

test('by the keyboard alone: an actor, its data and its letters, an event sent from the chart; nothing of it hinders anybody', async ({
  shop,
}) => {
  await shop.comeAs('administrator', '/s/service')
  await shop.page.getByRole('button', { name: 'Подключить инспектор' }).press('Enter')
  const [inspector] = await Promise.all([
    shop.page.context().waitForEvent('page'),
    shop.page.getByRole('link', { name: 'Открыть инспектор' }).press('Enter'),
  ])
  const { keyboard } = inspector
  await actorIn(inspector, 'Вход').focus()
  await keyboard.press('Home')
  // The letters of a name lead there, as in any tree.
  await keyboard.type('overlay')
  await expect(actorIn(inspector, 'Окна поверх страницы')).toBeFocused()
  await keyboard.press('Enter')
  await expect(actorIn(inspector, 'Окна поверх страницы')).toHaveAttribute('aria-selected', 'true')
  await expect(chart(inspector, 'overlay').first()).toBeVisible()
  expect(await violations(inspector, 'all')).toEqual([])
  await inspector.getByRole('tab', { name: 'Схема' }).focus()
  await keyboard.press('ArrowRight')
  await expect(inspector.getByRole('group', { name: /^Данные: Окна поверх/ })).toBeVisible()
  expect(await violations(inspector, 'all')).toEqual([])
  await keyboard.press('ArrowRight')
  await expect(inspector.getByRole('tab', { name: 'Переписка' })).toHaveAttribute('aria-selected', 'true')
  expect(await violations(inspector, 'all')).toEqual([])
  await keyboard.press('Home')
  await inspector.getByTitle('popup.asked').press('Enter')
  await expect(inspector.getByRole('textbox', { name: 'Событие, JSON' })).toBeFocused()
  expect(await violations(inspector, 'all')).toEqual([])
  await keyboard.press('Escape')
  await expect(inspector.getByRole('dialog')).toHaveCount(0)
})

test('the Stately inspector is told the same, masked; without a network that is said', async ({ shop, context }) => {
  const told: string[] = []
  await context.exposeFunction('tellTest', (text: string) => void told.push(text))
  await context.route('https://stately.ai/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>addEventListener('message', ({ data }) => tellTest(JSON.stringify(data)));opener.postMessage({ type: '@statelyai.connected' }, '*')</script>`,
    }),
  )
  await shop.open('/auth/login?inspect=stately')
  await expect.poll(() => told.some((text) => text.includes('"@xstate.actor"'))).toBe(true)
  // Its window came to the front, and what nobody looks at is not drawn.
  await shop.page.bringToFront()
  await shop.login.submit(people.administrator, PASSWORD)
  await expect.poll(() => told.some((text) => text.includes('login.submitted'))).toBe(true)
  await expect(shop.page).toHaveURL('/')
  for (const planted of [PASSWORD, people.administrator]) expect(told.filter((text) => text.includes(planted))).toEqual([])
  const offline = await shop.tab()
  await offline.page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await offline.open('/brands?inspect=stately')
  await expect(offline.page.getByRole('status').filter({ hasText: 'Нет сети, а инспектор Stately работает только с ней.' })).toBeVisible()
})
