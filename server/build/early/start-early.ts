/** What the head of a page starts before the shop's own files are there. */
export type EarlyStart = {
  /** Addresses of plain reads. `:id` is the number at the end of the page's own address, `:region` the remembered region; a query without it is left out. */
  calls: readonly string[]
  /** What gives the XSRF cookie where there is none, null: nothing is asked. */
  token: string | null
  /** Files that whoever was signed in will need. */
  files: readonly string[]
}

/**
 * Asks what every page of its kind asks first, while the scripts are still on their way; `src/platform/loading/early-answers` hands the answers on.
 * It is written into the page as text: it may use nothing but its arguments and the browser's own.
 */
export function startEarly({ calls, token, files }: EarlyStart): void {
  // A page that the server has drawn brings all of this along, and the first look at the cookies would hold its words back.
  if (document.documentElement.dataset['drawn'] !== undefined) return
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1]
  const region = cookie('company_region_id')
  const id = /\/([1-9]\d{0,8})$/.exec(location.pathname)?.[1]
  const byUrl: Record<string, Promise<Response>> = {}
  for (const call of token === null || cookie('XSRF-TOKEN') ? calls : [token, ...calls]) {
    if (call.includes(':id') && !id) continue
    const url = (region ? call : call.replace(/\?.*:region$/, '')).replace(':id', id ?? '').replace(':region', region ?? '')
    // Read to its end: what breaks off is no answer.
    byUrl[url] = fetch(url, { headers: { accept: 'application/json' }, credentials: 'same-origin' }).then(async (answer) => {
      const { status, headers } = answer
      return new Response((await answer.text()) || null, { status, headers })
    })
    // Who takes it is told of the failure.
    byUrl[url].catch(() => {})
  }
  Object.assign(window, { earlyAnswers: { at: performance.now(), byUrl } })
  for (const href of region ? files : []) {
    const link = document.createElement('link')
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: '', href })
    else Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
    document.head.append(link)
  }
}
