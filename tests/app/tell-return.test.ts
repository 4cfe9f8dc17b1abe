import { expect, it } from 'vitest'
import { tellReturn } from '../../src/app/tell-return'

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

it('only a page that comes back from the cache of the browser tells it', () => {
  const page = new EventTarget()
  let told = 0
  tellReturn(page, () => (told += 1))
  page.dispatchEvent(shown(false))
  expect(told).toBe(0)
  page.dispatchEvent(shown(true))
  expect(told).toBe(1)
})
