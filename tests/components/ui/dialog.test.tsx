import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../../../src/ui/controls/button'
import { TextInput } from '../../../src/ui/controls/text-input'
import { Dialog, DialogFoot } from '../../../src/ui/surfaces/dialog'
import { eventually } from '../../support/waiting/eventually'

afterEach(cleanup)

function Page({ hasAutofocus = false, keep = false }: { hasAutofocus?: boolean; keep?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Очистить…</Button>
      {isOpen && (
        <Dialog title="Очистить корзину?" onClose={() => setOpen(keep)}>
          <TextInput aria-label="Имя" data-autofocus={hasAutofocus || undefined} />
          <DialogFoot>
            <Button variant="bad" onClick={() => setOpen(false)}>
              Очистить
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </>
  )
}

async function open(props: Parameters<typeof Page>[0] = {}) {
  const user = userEvent.setup()
  render(<Page {...props} />)
  const opener = screen.getByRole('button', { name: 'Очистить…' })
  await user.click(opener)
  return { user, opener, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Очистить корзину?' }) }
}

describe('Dialog', () => {
  it('opens as a modal one, named by its title, with the focus on the title', async () => {
    const { dialog } = await open()
    expect(dialog.open).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Очистить корзину?' }))
  })

  it('puts the focus where it is asked for', async () => {
    await open({ hasAutofocus: true })
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Имя' }))
  })

  it('closes by Escape and gives the focus back', async () => {
    const { user, opener } = await open()
    await user.keyboard('{Escape}')
    expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, opener])
  })

  it('is not shut by the second click of the double click that opened it, wherever that falls', async () => {
    const { dialog } = await open()
    const cross = screen.getByRole('button', { name: 'Закрыть' })
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog, { detail: 2 })
    fireEvent.click(cross, { detail: 2 })
    fireEvent.click(screen.getByRole('button', { name: 'Очистить' }), { detail: 2 })
    expect(screen.queryByRole('dialog')).toBe(dialog)
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 501)
    fireEvent.click(cross, { detail: 2 })
    expect(screen.queryByRole('dialog')).toBeNull()
    vi.restoreAllMocks()
  })

  it('closes by the cross and gives the focus back', async () => {
    const { user, opener } = await open()
    await user.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, opener])
  })

  it('gives the focus to what stands in the place of the button that opened it, where that has gone', async () => {
    function Header() {
      const [state, setState] = useState<'guest' | 'asked' | 'customer'>('guest')
      return (
        <>
          <header>
            <a href="/">На главную</a>
            {state === 'customer' ? <Button key="in">Кабинет</Button> : <Button onClick={() => setState('asked')}>Войти</Button>}
            <a href="/cart">Корзина</a>
          </header>
          {state === 'asked' && (
            <Dialog title="Вход" onClose={() => setState('customer')}>
              Пароль
            </Dialog>
          )}
        </>
      )
    }
    render(<Header />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Войти' }))
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Кабинет' }))
  })

  it('gives the focus to the heading of the page where all that stood around the button has gone, not to what follows below', async () => {
    function Home() {
      const [state, setState] = useState<'guest' | 'asked' | 'customer'>('guest')
      return (
        <main>
          {state === 'customer' ? (
            <h1 key="in">Оптовый магазин</h1>
          ) : (
            <section>
              <h1>Масла оптом</h1>
              <Button onClick={() => setState('asked')}>Войти</Button>
            </section>
          )}
          <a href="/catalog">Все разделы</a>
          {state === 'asked' && (
            <Dialog title="Вход" onClose={() => setState('customer')}>
              Пароль
            </Dialog>
          )}
        </main>
      )
    }
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    render(<Home />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Войти' }))
    await user.keyboard('{Escape}')
    const heading = screen.getByRole('heading', { name: 'Оптовый магазин' })
    expect({ activeElement: document.activeElement, contexts: seen.mock.contexts }).toEqual({ activeElement: heading, contexts: [heading] })
    seen.mockRestore()
  })

  it('gives the focus to the page where all of it has gone and its heading is still to come, not to what follows below', async () => {
    function Shop() {
      const [state, setState] = useState<'guest' | 'asked' | 'loading'>('guest')
      return (
        <>
          <main tabIndex={-1}>{state !== 'loading' && <Button onClick={() => setState('asked')}>Войти</Button>}</main>
          <Button>Демо</Button>
          {state === 'asked' && (
            <Dialog title="Вход" onClose={() => setState('loading')}>
              Пароль
            </Dialog>
          )}
        </>
      )
    }
    render(<Shop />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Войти' }))
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('leaves the focus to the next page where it led there and the button that opened it has gone with its own', async () => {
    function Shop() {
      const [state, setState] = useState<'cart' | 'asked' | 'order'>('cart')
      const leave = () => {
        history.pushState(null, '', '/personal/orders/7')
        setState('order')
      }
      return (
        <>
          {state !== 'order' && <Button onClick={() => setState('asked')}>Оформить заказ</Button>}
          {state === 'order' && <a href="/catalog">В каталог</a>}
          {state === 'asked' && (
            <Dialog title="Ответ не получен" onClose={leave}>
              Проверить
            </Dialog>
          )}
        </>
      )
    }
    const address = location.pathname
    render(<Shop />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Оформить заказ' }))
    await user.keyboard('{Escape}')
    expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, document.body])
    history.pushState(null, '', address)
  })

  it('closes by a button of its own and gives the focus back', async () => {
    const { user, opener } = await open()
    await user.click(screen.getByRole('button', { name: 'Очистить' }))
    expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, opener])
  })

  it('closes by a press on the ground around it', async () => {
    const { dialog } = await open()
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
    expect(screen.queryByRole('dialog')).toBe(null)
  })

  it('stays when a selection begun inside is let go outside', async () => {
    const { dialog } = await open()
    fireEvent.pointerDown(screen.getByRole('textbox'))
    fireEvent.click(dialog)
    expect(screen.getByRole('dialog')).toBe(dialog)
  })

  it('stays when its owner keeps it, even where the browser closed it by itself', async () => {
    const { user, dialog } = await open({ keep: true })
    await user.keyboard('{Escape}')
    dialog.close()
    await eventually(() => expect(dialog.open).toBe(true))
  })

  it('hears Escape only in the topmost of two', async () => {
    const closed: string[] = []
    render(
      <Dialog title="Нижний" onClose={() => closed.push('нижний')}>
        <Dialog title="Верхний" onClose={() => closed.push('верхний')}>
          Текст
        </Dialog>
      </Dialog>,
    )
    fireEvent.keyDown(screen.getByText('Текст'), { key: 'Escape' })
    expect(closed).toEqual(['верхний'])
  })
})
