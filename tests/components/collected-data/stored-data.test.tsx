import { act, cleanup, renderHook } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { AS_ADDED } from '../../../model/cart/arrangement'
import { EMPTY_SETUP } from '../../../model/identity/company-form'
import { STORED_DATA, type StoredPlace, storedRow } from '../../../model/content/company/stored-data'
import { EMPTY_DRAFT } from '../../../model/order/draft'
import { NEW_SURVEY } from '../../../model/survey-review/survey-draft'
import { historyPort, type HistoryWorld } from '../../../src/platform/history/history'
import { reopenPage } from '../../../src/shop/code/load-code'
import { fakeWindow } from '../../support/history-world'
import { lockStub } from '../../support/lock-stub'
import { product } from '../../support/plain-goods'
import { LATENCY_COOKIE, SCENARIO_COOKIE } from '../../../fake-server/scenarios'
import { storeFlowId } from '../../../src/code-flow/stored-flow'
import { keepDraft as keepForm } from '../../../src/form/form-draft'
import { leaveAsked } from '../../../src/inspection/asked'
import { usePerPage } from '../../../src/pages/catalog/use-per-page'
import { keepSigningDraft } from '../../../src/pages/documents/signing/signing-draft'
import { keepScanned } from '../../../src/pages/labelling/check/labelling-draft'
import { keepArrangement } from '../../../src/platform/cart/kept-arrangement'
import { storeCartView } from '../../../src/platform/cart/kept-view'
import { chooseColorScheme } from '../../../src/platform/color-scheme'
import { keepConsent } from '../../../src/platform/consent'
import { ADDRESS_COOKIE, REGION_COOKIE, writeCookie } from '../../../src/platform/cookies'
import { keepDraft, keepSurvey } from '../../../src/platform/drafts'
import { keepCompared } from '../../../src/platform/goods/compared'
import { rememberSeen } from '../../../src/platform/goods/last-seen'
import { keepLastVehicle } from '../../../src/platform/goods/last-vehicle'
import { keepQuery } from '../../../src/platform/goods/recent-queries'
import { browserReviews } from '../../../src/platform/reviews'
import { keepShortcuts } from '../../../src/platform/shortcuts'
import { keepLine } from '../../../src/platform/wishes/begun-line'
import { localRows } from '../../../src/platform/wishes/entered-rows'
import { keepSetup } from '../../../src/platform/wishes/typed-company'
import { keepName } from '../../../src/platform/wishes/typed-names'
import { keepUnsent } from '../../../src/platform/wishes/unsent-lines'
import { wishJournal } from '../../../src/platform/wishes/wish-journal'
import { wishTombs } from '../../../src/platform/wishes/wish-tombs'

/** A page is left, with the storage of the test page. */
function leavePage(): void {
  const { world, hide } = fakeWindow()
  createActor(historyPort(Object.create(world, { sessionStorage: { value: sessionStorage } }) as HistoryWorld)).start()
  hide()
}

/** A page whose code does not come is opened anew. */
const reloadForCode = (): void =>
  void reopenPage(
    {
      sessionStorage,
      location: { href: '/', reload: () => {} },
      document,
      fetch: async () => new Response(null),
    } as unknown as Parameters<typeof reopenPage>[0], // all that it uses
    'always',
  )

const draft = { answers: [], question: 0 }
const row = { text: '1 шт.', productId: null, quantity: 1, isScan: false, isTyped: true, reason: null, mayRepeat: false }

/** By file of the sources: what makes it write all that it writes. */
const WRITERS: Readonly<Record<string, () => unknown>> = {
  'src/app/start-shop.ts': () => {
    writeCookie(REGION_COOKIE, '1')
    writeCookie(ADDRESS_COOKIE, '2')
  },
  'src/code-flow/stored-flow.ts': () => storeFlowId('reset', 'a'.repeat(36)),
  'src/form/form-draft.ts': () => keepForm('feedback', { text: 'Привет' }),
  'src/inspection/asked.ts': () => leaveAsked({ tab: null, mode: '' }),
  'src/pages/catalog/use-per-page.ts': () => {
    const { result } = renderHook(usePerPage)
    act(() => result.current[1](48))
  },
  'src/pages/documents/signing/signing-draft.ts': () => keepSigningDraft(1, { typed: new Map(), reason: 'Бой' }),
  'src/pages/labelling/check/labelling-draft.ts': () => keepScanned(1, '0104600000000015'),
  'src/platform/cart/kept-arrangement.ts': () => keepArrangement(AS_ADDED),
  'src/platform/cart/kept-view.ts': () => storeCartView({ isDense: true }),
  'src/platform/color-scheme.ts': () => chooseColorScheme('dark'),
  'src/platform/consent.ts': keepConsent,
  'src/platform/drafts.ts': () => {
    keepDraft(1, 5, EMPTY_DRAFT)
    keepSurvey(1, 2, NEW_SURVEY)
  },
  'src/platform/goods/compared.ts': () => keepCompared([1]),
  'src/platform/goods/last-seen.ts': () => rememberSeen(1),
  'src/platform/goods/last-vehicle.ts': () => keepLastVehicle({ make: 'LADA', model: 'Vesta', year: 2017, engine: 'LADA:H4M' }),
  'src/platform/goods/recent-queries.ts': () => keepQuery('масло'),
  'src/platform/history/history.ts': leavePage,
  'src/platform/reviews.ts': () => {
    browserReviews.keepDraft(1, 2, draft as never) // written as it is
    browserReviews.keepSeen(1, [{ orderId: 1, regionId: 1 }])
  },
  'src/platform/shortcuts.ts': () => keepShortcuts(false),
  'src/platform/wishes/begun-line.ts': () => keepLine(1, { text: 'AL', count: '' }),
  'src/platform/wishes/entered-rows.ts': () => localRows('t').keep(1, 5, [row]),
  'src/platform/wishes/typed-company.ts': () => keepSetup(1, { ...EMPTY_SETUP, inn: '7700901010' }),
  'src/platform/wishes/typed-names.ts': () => keepName(1, 'cart', 'Набор'),
  'src/platform/wishes/unsent-lines.ts': () => keepUnsent(1, 2, [{ item: { product: product(1), qty: 4, cost: null, note: '' }, qty: 1 }]),
  'src/platform/wishes/wish-journal.ts': () => wishJournal.write('1/t', []),
  'src/platform/wishes/wish-tombs.ts': () => wishTombs.raise('1/'),
  'src/shop/code/load-code.ts': reloadForCode,
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
const textOf = (file: string) => readFileSync(file, 'utf8')

/** Files that write nothing under a name of their own: the storages themselves, and the panel of the demo, whose cookies are the fake server's. */
const NO_WRITERS = new Set(['src/platform/storage.ts', 'src/platform/cookies.ts', 'src/demo/demo-weather.tsx'])
const WRITES = /\b(?:storage|sessionValues|values)\.write\(|(?:sessionStorage|localStorage)\.setItem\(|\bwriteCookie\(|document\.cookie = /

/** What lies in the browser now. */
const keysOf = (of: Storage) => Array.from({ length: of.length }, (_, at) => of.key(at) ?? '')
const written = (): [StoredPlace, string][] => [
  ...document.cookie
    .split('; ')
    .filter(Boolean)
    .map((pair): [StoredPlace, string] => ['cookie', pair.slice(0, pair.indexOf('='))]),
  ...keysOf(localStorage).map((key): [StoredPlace, string] => ['local', key]),
  ...keysOf(sessionStorage).map((key): [StoredPlace, string] => ['session', key]),
]

function emptyBrowser(): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=', 1)[0]}=; path=/; max-age=0`
}
beforeEach(() => {
  emptyBrowser()
  // Rows of the entry are kept where tabs can lock them.
  vi.stubGlobal('navigator', { locks: lockStub() })
})
afterEach(() => {
  cleanup()
  emptyBrowser()
  vi.unstubAllGlobals()
})

/** Cookies that servers set, by the names in the sources of the fake one, and the one that the first lines of the page read. */
const serverCookies = filesUnder('fake-server').flatMap((file) =>
  [...textOf(file).matchAll(/(?:_COOKIE = |\bnamed: |\bstored: )'([\w-]+)'/g)].map(([, name = '']) => name),
)
const pageCookies = [...textOf('index.html').matchAll(/; \)([a-z_]+)=/g)].map(([, name = '']) => name)
const databases = [
  ...filesUnder('src').flatMap((file) => [...textOf(file).matchAll(/openDatabase\('([\w-]+)'/g)].map(([, name = '']) => name)),
  ...[...textOf('fake-server/browser.ts').matchAll(/^const NAME = '([\w-]+)'/gm)].flatMap(([, name = '']) => [name, `${name}-settings`]),
]

describe('the list of what is kept in the browser', () => {
  it('knows every file that writes: name it in WRITERS of this test with what makes it write, and its key in model/content/company/stored-data.ts', () => {
    const writers = filesUnder('src').filter((file) => WRITES.test(textOf(file)) && !NO_WRITERS.has(file))
    expect(writers.sort()).toEqual(Object.keys(WRITERS).sort())
  })

  it.each(Object.entries(WRITERS))(
    'has every name under which %s writes: put one that is missing into model/content/company/stored-data.ts',
    async (_file, write) => {
      write()
      await act(async () => {})
      const names = written()
      expect(names.length).toBeGreaterThan(0)
      expect(names.filter(([place, key]) => storedRow(place, key) === undefined)).toEqual([])
    },
  )

  it('has every cookie of the server, of the page and of the demo, and every database', () => {
    expect(serverCookies).toEqual(expect.arrayContaining(['karter_session', 'XSRF-TOKEN', SCENARIO_COOKIE, LATENCY_COOKIE]))
    expect([pageCookies.length, databases.length]).toEqual([1, 3])
    expect([...serverCookies, ...pageCookies].filter((name) => storedRow('cookie', name) === undefined)).toEqual([])
    expect(databases.filter((name) => storedRow('database', name) === undefined)).toEqual([])
  })

  it('has nothing that is never kept', async () => {
    for (const write of Object.values(WRITERS)) write()
    await act(async () => {})
    const all: readonly (readonly [StoredPlace, string])[] = [
      ...written(),
      ...[...serverCookies, ...pageCookies].map((name) => ['cookie', name] as const),
      ...databases.map((name) => ['database', name] as const),
    ]
    const kept = new Set(all.map(([place, key]) => storedRow(place, key)))
    expect(STORED_DATA.filter((row) => !kept.has(row)).map(({ place, name }) => `${place}: ${name}`)).toEqual([])
  })

  it('says so of a name that it does not have', () =>
    expect([storedRow('local', 'unheard'), storedRow('session', 'form/')].map((row) => row?.name)).toEqual([undefined, undefined]))
})
