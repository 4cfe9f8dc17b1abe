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
