import type { Popup } from '../../../machines/overlay/popups'
import type { Tab } from '../../support/open-tab'

const WORDS: Readonly<Record<Popup, string>> = {
  setup: 'регистрация',
  logout: 'выход',
  login: 'вход',
  region: 'выбор региона',
  support: 'поддержка',
  categories: 'каталог',
  cabinet: 'кабинет',
  filters: 'фильтры',
  review: 'оценка',
  survey: 'опрос',
}
const wordsOf = (popups: readonly Popup[]) => popups.map((it) => WORDS[it]).join(', ')

/**
 * Draws the popups as the page does: each is a dialog, and the popups hear of it when one opens and when it goes.
 * @returns what is on the screen and what waits for it, in words
 */
export function screenOf(tab: Tab): () => string {
  const overlay = tab.child('overlay')
  let drawn: Popup | null = null
  overlay.subscribe(({ context: { shown } }) => {
    if (shown === drawn) return
    const before = drawn
    drawn = shown
    if (before !== null) overlay.send({ type: 'page.uncovered' })
    if (shown !== null) overlay.send({ type: 'page.covered' })
  })
  return () => {
    const { shown, waiting } = overlay.getSnapshot().context
    return `на\u00a0экране ${shown ? WORDS[shown] : 'ничего'}${waiting.length > 0 ? `, ждёт ${wordsOf(waiting)}` : ''}`
  }
}
