import { inspect } from 'node:util'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Secret } from '../../../model/identity/secret'

it('a secret shows in no JSON, log, text, clone or listing of what it holds [DEC-047]', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).map((tail) => `planted-${tail}`),
      (text) => {
        const secret = new Secret(text)
        const seen = [
          JSON.stringify({ secret, list: [secret] }),
          ['', secret].join(''),
          String(secret),
          ''.concat(String(secret)),
          inspect(secret, { showHidden: true, depth: null }),
          JSON.stringify(structuredClone(secret)),
          JSON.stringify(Object.assign({}, secret)),
          Reflect.ownKeys(secret).map(String).join(),
          Object.values(secret).join(),
        ]
        expect(seen.filter((shown) => shown.includes('planted'))).toEqual([])
        expect(seen.slice(0, 4)).toEqual(['{"secret":"•••","list":["•••"]}', '•••', '•••', '•••'])
        expect(secret.reveal()).toBe(text)
      },
    ),
  ))
