import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import {
  apiVerdict,
  clockVerdict,
  networkVerdict,
  picturesVerdict,
  siteVerdict,
  speedVerdict,
  summaryOf,
  type Verdict,
} from '../../../model/connection/verdicts'

const answer = (more = {}) => ({ isOwn: true, server: 1_000_000, sent: 1_000_000, received: 1_000_200, ...more })
const tones = (...verdicts: Verdict[]) => verdicts.map(({ tone }) => tone)

it('everything that answers as it should is fine', () => {
  const verdicts = [
    networkVerdict(true),
    siteVerdict(answer()),
    apiVerdict(null),
    picturesVerdict(true),
    clockVerdict(answer()),
    speedVerdict({ bytes: 38_000, ms: 100 }),
  ]
  expect(tones(...verdicts)).toEqual(Array.from({ length: 6 }, () => 'ok'))
  expect(verdicts.flatMap(({ advice }) => advice ?? [])).toEqual([])
  expect(summaryOf(verdicts)).toMatch(/порядке/)
})

it('everything that fails says what to do', () => {
  const verdicts = [
    networkVerdict(false),
    siteVerdict(null),
    siteVerdict(answer({ isOwn: false })),
    apiVerdict(new ApiError(0, '')),
    picturesVerdict(false),
    speedVerdict(null),
  ]
  expect(verdicts.filter(({ tone, advice }) => tone === 'ok' || advice === undefined)).toEqual([])
  expect(summaryOf(verdicts)).toMatch(/препятствие/)
})

it('a slow answer points at the VPN, a quick one names its time', () => {
  expect(siteVerdict(answer({ received: 1_002_000 }))).toMatchObject({ tone: 'warn', advice: expect.stringContaining('VPN') })
  expect(siteVerdict(answer()).text).toMatch(/200.мс/)
})

describe('the clock', () => {
  it.each([
    [answer({ server: 1_600_000 }), /отстают.+10.минут/],
    [answer({ server: 400_000 }), /спешат.+10.минут/],
  ])('that is wrong is named with the direction and the minutes', (site, words) => {
    expect(clockVerdict(site)).toMatchObject({ tone: 'warn', text: expect.stringMatching(words), advice: expect.any(String) })
  })
  it.each([null, answer({ server: Number.NaN })])('is not judged where the site does not say the time', (site) =>
    expect(clockVerdict(site).text).toMatch(/не.с.чем/),
  )
})

it.each([
  [{ bytes: 38_000, ms: 10 }, 'ok', /больше 10/],
  [{ bytes: 38_000, ms: 100 }, 'ok', /около 3,0/],
  [{ bytes: 38_000, ms: 400 }, 'ok', /хватает/],
  [{ bytes: 38_000, ms: 4000 }, 'warn', /Медленно/],
])('a file of %j is %s', (download, tone, words) => {
  const verdict = speedVerdict(download)
  expect([verdict.tone, verdict.text.replaceAll('\u00a0', ' ')]).toEqual([tone, expect.stringMatching(words)])
})

it('remarks alone leave the shop within reach', () =>
  expect(summaryOf([picturesVerdict(false), networkVerdict(true)])).toMatch(/замечания/))
