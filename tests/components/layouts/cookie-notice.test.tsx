import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { CookieNotice } from '../../../src/layouts/cookie-notice'
import { openShop } from '../support/open-shop'
import { guest } from '../support/people'

afterEach(cleanup)
const notice = () => screen.queryByRole('region', { name: 'Файлы cookie' })

describe('CookieNotice', () => {
  it('[NAV-025, STATE-013] stands before a guest with its words until it is accepted, and the consent is kept', async () => {
    const { consents } = await openShop(<CookieNotice />, guest, { hasConsent: false })
    expect(notice()?.textContent).toMatch(/^Мы используем cookie .*Нажмите "Принять"/)
    expect(consents).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Принять' }))
    expect({ notice: notice(), consents }).toEqual({ notice: null, consents: [1] })
  })

  it('[STATE-013] does not come back where the consent was kept', async () => {
    await openShop(<CookieNotice />, guest, { hasConsent: true })
    expect(notice()).toBeNull()
  })
})
