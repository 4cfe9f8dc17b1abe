import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button, ButtonLink } from '../../../src/ui/controls/button'
import { IconButton } from '../../../src/ui/controls/icon-button'
import X from 'lucide-react/icons/x'

afterEach(cleanup)

const REASON = 'Компания на модерации: заказать можно после проверки'

describe('Button', () => {
  it('is pressed by mouse, Enter and space', async () => {
    const onClick = vi.fn()
    const user = userEvent.setup()
    render(<Button onClick={onClick}>Сохранить</Button>)
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await user.keyboard('{Enter} ')
    expect(onClick.mock.calls.length).toBe(3)
  })

  it('with a reason stays in the tab order, says the reason, takes no click and sends no form [DEC-035]', async () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn()
    const onOuterClick = vi.fn()
    const user = userEvent.setup()
    render(
      <div onClick={onOuterClick}>
        <form onSubmit={onSubmit}>
          <Button type="submit" disabledReason={REASON} onClick={onClick}>
            Оформить заказ
          </Button>
        </form>
      </div>,
    )
    await user.tab()
    const button = screen.getByRole('button', { name: 'Оформить заказ' })
    expect(document.activeElement).toBe(button)
    await user.click(button)
    await user.keyboard('{Enter} ')
    expect({
      clicks: onClick.mock.calls,
      submits: onSubmit.mock.calls,
      outer: onOuterClick.mock.calls,
      disabled: button.getAttribute('aria-disabled'),
      why: document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
    }).toEqual({ clicks: [], submits: [], outer: [], disabled: 'true', why: REASON })
  })

  it('shows the reason in a tip under the mouse and takes it away with Escape', async () => {
    const user = userEvent.setup()
    render(<Button disabledReason={REASON}>Оформить заказ</Button>)
    expect(screen.queryByRole('tooltip')).toBe(null)
    await user.hover(screen.getByRole('button'))
    expect(screen.getByRole('tooltip').textContent).toBe(REASON)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBe(null)
  })

  it('without a reason has neither a description nor a tip', async () => {
    render(<Button>Оформить заказ</Button>)
    const button = screen.getByRole('button')
    fireEvent.pointerEnter(button, { pointerType: 'mouse' })
    expect([button.getAttribute('aria-describedby'), button.getAttribute('aria-disabled'), screen.queryByRole('tooltip')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('while busy keeps its name and takes no second click', async () => {
    const onClick = vi.fn()
    render(
      <Button busy onClick={onClick}>
        Оформляем
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Оформляем', busy: true })
    await userEvent.click(button)
    expect(onClick.mock.calls).toEqual([])
  })

  it('is a link of the shop where it has an address', () => {
    render(<ButtonLink href="/catalog">Каталог</ButtonLink>)
    expect(screen.getByRole('link', { name: 'Каталог' }).getAttribute('href')).toBe('/catalog')
  })
})

describe('IconButton', () => {
  it('has its label for a name and says whether it is pressed', () => {
    render(<IconButton label="В избранном: AL-4071" icon={X} isPressed />)
    expect(screen.getByRole('button', { name: 'В избранном: AL-4071', pressed: true }).getAttribute('type')).toBe('button')
  })
})
