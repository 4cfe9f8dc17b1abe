import { describe, expect, it } from 'vitest'
import { acceptOf, admitFiles, limitsText } from '../../../model/files/choosing-files'
import { type FileLimits, fileRefusal } from '../../../model/files/file-limits'

const LIMITS: FileLimits = { kinds: ['PDF', 'DOCX', 'JPG'], maxBytes: 2 * 1024 * 1024, maxCount: 3 }
const ONE: FileLimits = { ...LIMITS, kinds: ['PDF'], maxCount: 1 }
const file = (name: string, type = '', size = 10) => ({ name, type, size })
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

describe('the kind of a file', () => {
  it.each([
    ['of the type and the extension', file('Акт.pdf', 'application/pdf')],
    ['of the extension where the browser knows no type', file('Акт.docx')],
    ['of the extension where the browser calls the type unknown', file('Акт.PDF', 'application/octet-stream')],
    ['of another type that browsers give the extension', file('Акт.docx', 'application/msword')],
    ['of another extension of its kind', file('фото.jpeg', 'image/jpeg')],
    ['of the type where the name has no extension', file('Скан', 'application/pdf')],
    ['with several dots in its name', file('Акт 12.11.pdf')],
  ])('is taken: %s', (_, taken) => expect(fileRefusal(taken, LIMITS)).toBeNull())

  it.each([
    ['a foreign extension', file('вирус.exe', 'application/pdf')],
    ['a foreign type behind an extension of the list', file('страница.pdf', 'text/html')],
    ['neither an extension nor a type', file('Скан')],
    ['an extension hidden before another', file('акт.pdf.exe')],
  ])('is refused: %s', (_, refused) => expect(plain(fileRefusal(refused, LIMITS))).toBe('Приложите PDF, DOCX или JPG'))
})

it('refuses an empty file and one above the size, and takes one of just that size', () => {
  const sizes = [0, LIMITS.maxBytes, LIMITS.maxBytes + 1]
  expect(sizes.map((size) => plain(fileRefusal(file('a.pdf', '', size), LIMITS)))).toEqual(['Файл пустой', null, 'Файл больше 2 МБ'])
})

it('takes files until the number is reached, each once, and names the reason of each refusal', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => file(`${name}.pdf`)) as [ReturnType<typeof file>, ...ReturnType<typeof file>[]]
  const found = admitFiles([a], [{ ...a }, file('x.exe'), b!, c!, d!], LIMITS)
  expect(found.files).toEqual([a, b, c])
  expect(found.refused.map(({ file: { name }, reason }) => [name, plain(reason)])).toEqual([
    ['a.pdf', 'Этот файл уже приложен'],
    ['x.exe', 'Приложите PDF, DOCX или JPG'],
    ['d.pdf', 'Можно приложить не более 3 файлов'],
  ])
})

it('puts a new file in the place of the old one where one is taken, and keeps the old one where the new is refused', () => {
  const [old, next] = [file('old.pdf'), file('next.pdf')]
  expect([admitFiles([old], [next], ONE).files, admitFiles([old], [file('x.exe')], ONE).files]).toEqual([[next], [old]])
})

it('says the limits in a sentence and to the browser', () => {
  expect([plain(limitsText(LIMITS)), plain(limitsText(ONE)), acceptOf(ONE)]).toEqual([
    'PDF, DOCX или JPG до 2 МБ, не более 3 файлов',
    'PDF до 2 МБ',
    '.pdf,application/pdf',
  ])
})
