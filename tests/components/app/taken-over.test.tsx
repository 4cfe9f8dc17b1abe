import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Waiting } from '../../../model/heads/drawing'
import { awaitShop } from '../../../server/drawing/await-shop'
import { takeOver, typeOn } from '../../../src/platform/loading/drawn-page'

type Kept = { -readonly [K in keyof Waiting]: Waiting[K] }
const DRAWN = `
  <form action="/catalog"><input name="q" placeholder="Я хочу купить..." value=""><button>Найти</button></form>
  <button aria-label="Сравнить: A">⚖</button><button aria-label="Сравнить: B">⚖</button>
  <a href="/promotions">Акции</a>`
const waiting: Kept = { pressed: null, typed: [], focused: null }
let root: HTMLElement
const $ = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!

// A page has it once.
beforeAll(() => awaitShop(waiting))
beforeEach(() => {
  vi.useFakeTimers()
  document.documentElement.dataset['drawn'] = ''
  document.body.innerHTML = `<div id="root">${DRAWN}</div>`
  root = $('#root')
  Object.assign(waiting, { pressed: null, typed: [], focused: null })
})
afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset['drawn']
  document.body.innerHTML = ''
})

/** The shop draws the same page anew, and takes it over. Out: what was pressed in it. */
function arrive(html = DRAWN): string[] {
  const pressed: string[] = []
  root.innerHTML = html
  root.addEventListener('click', (event) =>
    pressed.push((event.target as HTMLElement).getAttribute('aria-label') ?? (event.target as HTMLElement).textContent),
  )
  typeOn(root, waiting)
  takeOver(root, waiting)
  return pressed
}

it('what is pressed before the shop runs is pressed in the shop: the last thing alone', () => {
  $('[aria-label$=A]').click()
  $('[aria-label$=B]').click()
  expect(arrive()).toEqual(['Сравнить: B'])
})

it('what is typed, and where, goes on in the shop, whether it drew the page anew or not', () => {
  const field = $<HTMLInputElement>('input')
  field.focus()
  field.dispatchEvent(new Event('focusin', { bubbles: true }))
  field.value = 'масло'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const heard: string[] = []
  root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value))
  typeOn(root, waiting)
  expect(heard.at(-1)).toBe('масло')
  expect(heard.length).toBeGreaterThan(1)
  arrive()
  expect($<HTMLInputElement>('input').value).toBe('масло')
  expect(document.activeElement).toBe($('input'))
})

it('a link that the shop does not follow in time is followed by the browser; of anything else it is said that the page still loads', () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
  $('a').click()
  expect(leave).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(leave).toHaveBeenCalledWith(expect.stringContaining('/promotions'))
  expect(document.querySelector('[role=status]')).toBeNull()
  $('[aria-label$=A]').click()
  vi.advanceTimersByTime(2000)
  expect($('[role=status]').textContent).toContain('ещё загружается')
  arrive()
  expect(document.querySelector('[role=status]')).toBeNull()
})

it('what the shop does not have is not pressed, and nothing is kept once it runs', () => {
  $('[aria-label$=A]').click()
  expect(arrive('<button aria-label="Сравнить: B">⚖</button>')).toEqual([])
  $('[aria-label$=B]').click()
  expect(waiting.pressed?.words).toBe('Сравнить: A')
})
