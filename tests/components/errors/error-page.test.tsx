import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { LostCode } from '../../../model/lost-code'
import { CrashBoundary } from '../../../src/app/crash-boundary'
import { ErrorPage } from '../../../src/pages/errors/error-page'
import { openShop } from '../support/open-shop'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the error page', () => {
  it('[NAV-029] says the status and a sentence, and asks again where the answer may come later', async () => {
    let asked = 0
    await openShop(<ErrorPage error={new ApiError(503, '')} onRetry={() => (asked += 1)} />, {})
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('503. Произошла ошибка')
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(asked).toBe(1)
  })

  it.each([new TypeError("Failed to execute 'removeChild' on 'Node'"), new LostCode('A part is lost'), 'thrown'])(
    'speaks Russian whatever was thrown: %s',
    async (error) => {
      await openShop(<ErrorPage error={error} onRetry={() => undefined} />, {})
      expect(screen.getByRole('alert').textContent).not.toMatch(/[a-z]/i)
      expect(screen.getByRole('alert').textContent).toMatch(/повторите/i)
    },
  )

  it('offers no repeating of what is not there', async () => {
    await openShop(<ErrorPage error={new ApiError(404, '')} onRetry={() => undefined} />, {})
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'Главная страница' }).getAttribute('href')).toBe('/')
  })
})

describe('a page that throws', () => {
  let isBroken = true
  function Page() {
    if (isBroken) throw new Error('planted')
    return <p>Страница</p>
  }
  function Walk() {
    const [path, setPath] = useState('/a')
    return (
      <>
        <button type="button" onClick={() => setPath('/b')}>
          Дальше
        </button>
        <CrashBoundary path={path}>
          <Page />
        </CrashBoundary>
      </>
    )
  }

  it.each(['Повторить', 'Дальше'])('becomes the error page with what stands around it left alone; «%s» tries anew', async (name) => {
    isBroken = true
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await openShop(<Walk />, {})
    expect(screen.getByRole('alert').textContent).toContain('Произошла ошибка')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name }))
    expect(screen.getByText('Страница').tagName).toBe('P')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
