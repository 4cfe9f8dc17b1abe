import { type Browser, browser, type TestServer } from '../../../support/world'

/** What somebody was answered, as it travelled. */
export type Heard = { url: string; json: unknown }

/** A browser whose answers are kept as they travelled. */
export function listening(server: TestServer, cookies?: Record<string, string>): { who: Browser; heard: Heard[] } {
  const who = browser(server, cookies)
  const heard: Heard[] = []
  return {
    heard,
    who: {
      ...who,
      fetch: async (url, init) => {
        const response = await who.fetch(url, init)
        if (response.status !== 204) heard.push({ url, json: await response.clone().json() })
        return response
      },
    },
  }
}

/** Every name in an answer that is looked for and under which something stands. @param isThere whether a value is something; null never is */
export function namesIn(json: unknown, wanted: RegExp, isThere: (value: unknown) => boolean = () => true): string[] {
  if (Array.isArray(json)) return json.flatMap((it) => namesIn(it, wanted, isThere))
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([name, value]) => [
    ...(value !== null && wanted.test(name) && isThere(value) ? [name] : []),
    ...namesIn(value, wanted, isThere),
  ])
}
