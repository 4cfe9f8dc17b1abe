import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FileLimits } from '../../../../model/files/file-limits'
import { Field } from '../../../../src/ui/controls/field'
import { FileInput } from '../../../../src/ui/form/file-input'

afterEach(cleanup)

const LIMITS: FileLimits = { kinds: ['PDF', 'JPG'], maxBytes: 2048, maxCount: 2 }
const file = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })
const user = () => userEvent.setup({ applyAccept: false })
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

function Attachments({ limits = LIMITS }: { limits?: FileLimits }) {
  const [files, setFiles] = useState<readonly File[]>([])
  return (
    <Field label="Документы">
      <FileInput limits={limits} value={files} onChange={setFiles} />
    </Field>
  )
}
const input = () => screen.getByLabelText<HTMLInputElement>('Документы')
const attached = () => screen.queryAllByRole('listitem').map((item) => plain(item.textContent))

describe('FileInput', () => {
  it('says its limits before anything is chosen, as its description too', () => {
    render(<Attachments />)
    const described = document.getElementById(input().getAttribute('aria-describedby') ?? '')
    expect(plain(described?.textContent)).toBe('PDF или JPG до 2 КБ, не более 2 файлов')
  })

  it('lists what was chosen with its size, adds to it and removes from it', async () => {
    render(<Attachments />)
    await user().upload(input(), file('Акт.pdf', 1536))
    await user().upload(input(), file('Фото.jpg'))
    expect(attached()).toEqual(['Акт.pdf1,5 КБ', 'Фото.jpg10 Б'])
    await user().click(screen.getByRole('button', { name: 'Убрать файл Акт.pdf' }))
    expect([attached(), document.activeElement]).toEqual([['Фото.jpg10 Б'], input()])
  })

  it('says of each refused file why, and keeps the others', async () => {
    render(<Attachments />)
    await user().upload(input(), [file('Акт.pdf'), file('вирус.exe'), file('Большой.pdf', 4096)])
    const refused = within(screen.getByRole('alert')).getAllByRole('listitem')
    expect(refused.map((item) => plain(item.textContent))).toEqual(['вирус.exe: приложите PDF или JPG', 'Большой.pdf: файл больше 2 КБ'])
    expect(within(screen.getByRole('list', { name: 'Приложенные файлы' })).getAllByRole('listitem')).toHaveLength(1)
  })

  it('puts a new file in the place of the old one where one is taken', async () => {
    render(<Attachments limits={{ ...LIMITS, maxCount: 1 }} />)
    await user().upload(input(), file('старый.pdf'))
    await user().upload(input(), file('новый.pdf'))
    expect(attached()).toEqual(['новый.pdf10 Б'])
  })

  it('takes a file again that was removed', async () => {
    render(<Attachments />)
    await user().upload(input(), file('Акт.pdf'))
    await user().click(screen.getByRole('button', { name: 'Убрать файл Акт.pdf' }))
    await user().upload(input(), file('Акт.pdf'))
    expect([attached(), input().value]).toEqual([['Акт.pdf10 Б'], ''])
  })

  it('shows how much is sent, lets it be called off and takes nothing meanwhile', async () => {
    const cancel = vi.fn()
    render(
      <FileInput limits={LIMITS} value={[file('Акт.pdf')]} onChange={() => {}} progress={{ sent: 512, total: 2048 }} onCancel={cancel} />,
    )
    const bar = screen.getByRole('progressbar', { name: 'Отправка файлов' })
    expect(plain(bar.getAttribute('aria-valuetext'))).toBe('25 %, 512 Б из 2 КБ')
    expect([document.querySelector('input'), screen.queryByRole('button', { name: /Убрать/ })]).toEqual([null, null])
    await user().click(screen.getByRole('button', { name: 'Отменить' }))
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('does not let a file that is dropped beside it take the place of the page', () => {
    render(<Attachments />)
    const dropped = (target: HTMLElement) => !fireEvent.drop(target, { dataTransfer: { types: ['Files'], files: [] } })
    expect([dropped(document.body), dropped(input())]).toEqual([true, false])
  })
})
