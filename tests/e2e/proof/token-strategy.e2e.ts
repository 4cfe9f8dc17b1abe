import { spawn } from 'node:child_process'
import { people, PASSWORD } from '../support/people'
import { keeping, Shop } from '../support/shop'
import { expect, test } from '@playwright/test'

/** Starts `npm run api` with bearers on a free port; it builds the shop of this strategy where that is missing. */
async function startApi(): Promise<{ origin: string; stop: () => void }> {
  const env = { ...process.env, PORT: '0', API_URL: '', STATE: '', AUTH: 'token' }
  const child = spawn(process.execPath, ['server/api.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const origin = await new Promise<string>((resolve, reject) => {
    let words = ''
    child.stdout.on('data', (part: Buffer) => {
      words += part.toString()
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(words) ?? []
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`The API ended with ${code}: ${words}`)))
  })
  return { origin, stop: () => void child.kill() }
}

test('in the token strategy a buyer logs in, orders, stays signed in over a reload, and is a guest after the logout [DEC-004, CALL-005]', async ({
  browser,
}) => {
  const { origin, stop } = await startApi()
  try {
    const context = await browser.newContext({ baseURL: origin })
    const page = await context.newPage()
    const authorized: boolean[] = []
    const tokens = new Set<string>()
    page.on('request', (request) => {
      const [, token] = /^Bearer (\S+)$/.exec(request.headers()['authorization'] ?? '') ?? []
      if (token !== undefined) tokens.add(token)
      if (request.url().includes('/api/v1/orders')) authorized.push(token !== undefined)
    })
    const shop = new Shop(page, keeping(browser), [], '127.0.0.1')
    await shop.open('/auth/login')
    await shop.login.submit(people.buyer, PASSWORD)
    await expect(page).toHaveURL(`${origin}/`)
    await expect(shop.header.cartOf('3 товара')).toBeVisible()
    await page.reload()
    await expect(shop.header.cartOf('3 товара')).toBeVisible()
    const stored = await page.evaluate(
      () => document.cookie + [localStorage, sessionStorage].map((store) => JSON.stringify(store)).join(''),
    )
    expect(tokens.size).toBeGreaterThan(0)
    expect([...tokens].filter((token) => stored.includes(token))).toEqual([])
    await shop.open('/cart')
    await shop.cart.lines()
    await shop.cart.submit.click()
    await expect(shop.order.placed).toBeVisible()
    expect(authorized.length > 0 && authorized.every(Boolean)).toBe(true)
    await shop.header.logout()
    await expect(shop.header.loginButton).toBeVisible()
    await page.reload()
    await expect(shop.header.loginButton).toBeVisible()
    expect(shop.problems).toEqual([])
    await context.close()
  } finally {
    stop()
  }
})
