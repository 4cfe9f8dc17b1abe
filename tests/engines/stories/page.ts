import { PASSWORD, people, type Person } from '../../e2e/support/people'
import type { ServedShop } from '../shop/served-shop'
import { CALL_LIMIT_MS, type Tab } from '../drivers/tab'

/** Something that is seen on the page: a selector, and a text in it where the selector is not enough. */
export type Place = { css: string; text?: string }

const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

/**
 * Waits until a function in the page gives something. A page that is just being left gives nothing.
 * @param what it waits for, for the message
 * @returns what it gives
 */
export async function until<Argument, Result>(
  tab: Tab,
  what: string,
  play: (argument: Argument) => Result,
  argument: Argument,
): Promise<NonNullable<Result>> {
  const end = Date.now() + CALL_LIMIT_MS
  let trouble: unknown = null
  while (Date.now() < end) {
    const result = await tab.evaluate(play, argument).catch((error: unknown) => {
      trouble = error
      return null
    })
    if (result) return result
    await pause()
  }
  const shown = await tab
    .evaluate(
      () => `${location.pathname}${location.search}: ${document.querySelector('main')?.innerText.replace(/\s+/g, ' ').slice(0, 200)}`,
      null,
    )
    .catch(String)
  throw new Error(`Never so: ${what}. The page shows ${shown}`, { cause: trouble })
}

/** The middle of the first such element that is seen and that nothing covers, brought into the window; null: there is none now. */
function middleOf({ css, text = '' }: Place): { x: number; y: number } | null {
  const texts = (element: Element) => `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`.replace(/\s+/g, ' ')
  const found = [...document.querySelectorAll(css)].find((each) => each.getClientRects().length > 0 && texts(each).includes(text))
  if (!found) return null
  const isInWindow = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight
  if (!isInWindow(found.getBoundingClientRect())) found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const point = { x: left + width / 2, y: top + height / 2 }
  const hit = document.elementFromPoint(point.x, point.y)
  const isHit =
    hit !== null &&
    (found.contains(hit) || hit.contains(found) || [...((found as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)))
  return isHit && !found.matches(':disabled') ? point : null
}

const named = ({ css, text }: Place) => (text === undefined ? css : `${css} with «${text}»`)

/** Waits until such an element is seen. */
export const see = (tab: Tab, place: Place) => until(tab, named(place), middleOf, place)

/** Clicks into the middle of such an element by the mouse, once it is there. */
export async function click(tab: Tab, place: Place): Promise<void> {
  const { x, y } = await see(tab, place)
  await tab.clickAt(x, y)
}

/** The value of the first such field. */
export const valueOf = (tab: Tab, css: string): Promise<string> =>
  tab.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)?.value ?? '', css)

/** Waits until the first such field has this value. */
export const holds = (tab: Tab, css: string, value: string) =>
  until(tab, `${css} holds «${value}»`, (wanted) => document.querySelector<HTMLInputElement>(wanted.css)?.value === wanted.value, {
    css,
    value,
  })

/** Waits until every change of the cart has reached the server. */
export const allSaved = (tab: Tab) =>
  until(
    tab,
    'every change of the cart is saved',
    () =>
      document.querySelector('main [data-unsaved]') === null &&
      [...document.querySelectorAll('main [role=status]')].some(({ textContent }) => textContent.includes('Изменения сохранены')),
    null,
  )

/** Puts a text into the clipboard as people do: it is selected in a field and copied by the keys. */
export async function copy(tab: Tab, text: string): Promise<void> {
  await tab.evaluate((value) => {
    const field = document.body.appendChild(document.createElement('textarea'))
    field.id = 'to-copy'
    field.value = value
    field.focus()
    field.select()
  }, text)
  await tab.control('c')
  await tab.evaluate(() => document.getElementById('to-copy')?.remove(), null)
}

/** Logs somebody in by the form of the login page, which leads home; the fake server answers at once. */
export async function enter(tab: Tab, shop: ServedShop, who: Person): Promise<void> {
  await tab.open(shop.at('/auth/login'))
  await tab.evaluate(() => {
    document.cookie = 'fake_latency=none;path=/'
  }, null)
  await click(tab, { css: 'input[name=login]' })
  await tab.type(people[who])
  await click(tab, { css: 'input[name=password]' })
  await tab.type(PASSWORD)
  await tab.press('Enter')
  await until(tab, 'the login leads home', () => location.pathname === '/', null)
}
