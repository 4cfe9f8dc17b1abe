import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bareTexts } from './support/bare-text'

const files = ['src', 'atlas', 'inspector'].flatMap((top) =>
  readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(top, name)),
)

it('no text node comes and goes beside others', () =>
  expect(files.flatMap((file) => bareTexts(file, readFileSync(file, 'utf8')).map((text) => `${file}:${text}`))).toEqual([]))

it.each([
  ["<p>{isOn && 'Да'} <b>1</b></p>", 1],
  ["<p>{isOn ? 'Да' : <b>1</b>} и</p>", 2],
  ['<p>{isOn && <b>1</b>} и ещё</p>', 1],
  ['<Delayed>{isOn && words(2)}</Delayed>', 1],
  ['<p>{isOn ? <>Да, <b>1</b></> : null}</p>', 1],
])('would see %s', (source, count) => expect(bareTexts('x.tsx', `const x = ${source}`)).toHaveLength(count))

it.each([
  "<p>{isOn && 'Да'}</p>",
  "<p><OwnText>{isOn && 'Да'}</OwnText> <b>1</b></p>",
  '<p>Да <b>1</b> и {count}</p>',
  "<p>{isOn ? 'Да' : 'Нет'} <b>1</b></p>",
  '<p>{isOn && <b>1</b>}<i>2</i> и ещё</p>',
])('lets %s be', (source) => expect(bareTexts('x.tsx', `const x = ${source}`)).toEqual([]))
