import type { Stately, StatelyNews } from './stately'

/** `lost`: its own code did not come. */
type News = StatelyNews | 'lost'
const WORDS: Record<Exclude<News, 'connected'>, string> = {
  lost: 'Связь с\u00a0инспектором Stately не\u00a0загрузилась. Магазин работает как обычно, попробуйте ещё раз.',
  blocked: 'Браузер не\u00a0дал открыть окно инспектора Stately.',
  silent: 'Инспектор Stately не\u00a0ответил: ему нужна сеть. Магазин работает без\u00a0него, свой инспектор есть в\u00a0панели «Демо».',
  closed: 'Окно инспектора Stately закрыто: события больше никуда не\u00a0уходят.',
  offline:
    'Нет сети, а\u00a0инспектор Stately работает только с\u00a0ней. Магазин работает без\u00a0него, свой инспектор есть в\u00a0панели «Демо».',
}
/** Its window is shut; otherwise the same is tried again. */
const OPENS: ReadonlySet<News> = new Set(['blocked', 'closed'])
/** Above the tabs of a phone and the notice of cookies. */
const ABOVE = 'calc(16px + max(var(--notice-h, 0px), var(--toast-lift, 0px)) + min(64px, max(0px, (768px - 100vw) * 100)))'
const LOOK = `position:fixed;inset:auto 16px ${ABOVE} auto;z-index:70;display:flex;gap:12px;align-items:center;max-width:min(440px,calc(100vw - 32px));padding:12px 16px;border-radius:10px;background:var(--paper);color:var(--ink);box-shadow:var(--shadow);font:var(--t14)`
const BUTTON =
  'flex:none;min-height:40px;padding:0 16px;border:0;border-radius:6px;background:var(--fill);color:var(--on-fill);font:500 var(--t14);cursor:pointer'
const CLOSE =
  'flex:none;width:40px;min-height:40px;padding:0;border:0;background:none;color:var(--ink-2);font:400 var(--t17);cursor:pointer'

/** Says over the page what became of the official inspector, with the way to try it by a click. Nothing where it answered. */
export function sayStately(news: News, stately: Pick<Stately, 'open'>, page: Document = document): void {
  page.getElementById('stately-notice')?.remove()
  if (news === 'connected') return
  const notice = Object.assign(page.createElement('div'), { id: 'stately-notice' })
  notice.setAttribute('role', 'status')
  notice.style.cssText = LOOK
  const button = Object.assign(page.createElement('button'), { type: 'button', textContent: OPENS.has(news) ? 'Открыть' : 'Повторить' })
  button.style.cssText = BUTTON
  button.addEventListener('click', () => {
    notice.remove()
    stately.open()
  })
  const close = Object.assign(page.createElement('button'), { type: 'button', textContent: '×' })
  close.setAttribute('aria-label', 'Закрыть сообщение')
  close.style.cssText = CLOSE
  close.addEventListener('click', () => notice.remove())
  notice.append(WORDS[news], button, close)
  page.body.append(notice)
}
