import { describe, expect, it } from 'vitest'
import type { JsonSchema } from '../../machines/support/event-schema'
import { checkEvent } from '../../inspector/check/check-event'
import { schemaOf } from '../../inspector/check/schemas'
import { Secret } from '../../model/identity/secret'
import { EVENT_LIMITS, mask } from '../../inspector/tap/mask'

const line: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'number' }, note: { anyOf: [{ type: 'null' }, { type: 'string' }] } },
  required: ['id', 'note'],
  additionalProperties: false,
}
const schema: JsonSchema = {
  type: 'object',
  properties: {
    type: { const: 'quantity.changed' },
    id: { type: 'number' },
    qty: { type: 'number' },
    lines: { type: 'array', items: line },
    note: { type: 'string' },
    word: { enum: ['a', 'b', 'c'] },
    mark: { enum: [1, 2] },
    many: { enum: 'abcdefghij'.split('') },
    of: { anyOf: [{ enum: ['all', 'page'] }, { type: 'array', items: { type: 'number' } }] },
    by: {
      anyOf: [
        {
          type: 'object',
          properties: { kind: { const: 'order' }, orderId: { type: 'number' } },
          required: ['kind', 'orderId'],
          additionalProperties: false,
        },
        {
          type: 'object',
          properties: { kind: { const: 'tab' }, tab: { type: 'string' } },
          required: ['kind', 'tab'],
          additionalProperties: false,
        },
      ],
    },
    taken: { type: 'object', properties: {}, required: [], additionalProperties: { type: 'boolean' } },
    pair: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }], items: false, minItems: 2 },
  },
  required: ['type', 'id', 'qty', 'lines'],
  additionalProperties: false,
}
const full = { type: 'quantity.changed', id: 5, qty: 12, lines: [] }
const check = (event: unknown) => checkEvent(typeof event === 'string' ? event : JSON.stringify(event), 'quantity.changed', schema, [])

describe('an event by hand', () => {
  it.each([
    ['with what it needs alone', full],
    ['without its type', { id: 1, qty: 0, lines: [], note: 'y' }],
    ['with a word', { ...full, of: 'page' }],
    ['with another kind of the same field', { ...full, of: [1, 2] }],
    ['null where it may be', { ...full, lines: [{ id: 4, note: null }] }],
    ['in another form', { ...full, by: { kind: 'tab', tab: 'x' } }],
    ['with names of one’s own', { ...full, taken: { constructor: true, 7: false } }],
    ['with a pair', { ...full, pair: [1, 2] }],
  ])('goes: %s', (_, event) => expect(check(event)).toEqual({ event: { type: 'quantity.changed', ...event } }))

  it.each([
    [{ ...full, type: 'cart.clear' }, 'Поле «type» менять нельзя: здесь отправляют «quantity.changed».'],
    [{ ...full, id: '5' }, 'В\u00a0поле «id» ожидается число, а\u00a0стоит текст.'],
    [{ ...full, qty: null }, 'В\u00a0поле «qty» ожидается число, а\u00a0стоит ничего (null).'],
    ['{"id": 5, "qty": 1e999, "lines": []}', 'В\u00a0поле «qty» ожидается число, а\u00a0стоит число больше, чем бывает.'],
    [{ id: 5, lines: [] }, 'Не\u00a0хватает поля «qty».'],
    [
      {
        ...full,
        lines: [
          { id: 1, note: null },
          { id: 'x', note: null },
        ],
      },
      'В\u00a0поле «lines.2.id» ожидается число, а\u00a0стоит текст.',
    ],
    [{ ...full, lines: [{ id: 1 }] }, 'Не\u00a0хватает поля «lines.1.note».'],
    [
      { ...full, lines: [{ id: 1, note: true }] },
      'В\u00a0поле «lines.1.note» ожидается ничего (null) или текст, а\u00a0стоит да или нет (true, false).',
    ],
    [{ ...full, lines: [{ id: 1, note: null, more: 1 }] }, 'Поля «lines.1.more» машина не\u00a0знает. Есть: id, note.'],
    [
      { id: 5, gty: 1, lines: [] },
      'Поля «gty» машина не\u00a0знает. Есть: type, id, qty, lines, note, word, mark, many, of, by, taken, pair.',
    ],
    [{ ...full, of: 'some' }, 'В\u00a0поле «of» ожидается «all» или «page» или список, а\u00a0стоит «some».'],
    [{ ...full, word: 'x' }, 'В\u00a0поле «word» ожидается одно из\u00a0«a», «b», «c», а\u00a0стоит «x».'],
    [{ ...full, of: ['x'] }, 'В\u00a0поле «of.1» ожидается число, а\u00a0стоит текст.'],
    [{ ...full, by: { kind: 'order' } }, 'Не\u00a0хватает поля «by.orderId».'],
    [{ ...full, by: { kind: 'tab', orderId: 1 } }, 'Поля «by.orderId» машина не\u00a0знает. Есть: kind, tab.'],
    [{ ...full, by: { kind: 'phone' } }, 'В\u00a0поле «by.kind» ожидается «order» или «tab», а\u00a0стоит «phone».'],
    [{ ...full, mark: 3 }, 'В\u00a0поле «mark» ожидается 1 или 2, а\u00a0стоит 3.'],
    [
      { ...full, many: 'x' },
      'В\u00a0поле «many» ожидается одно из\u00a0«a», «b», «c», «d», «e», «f», «g», «h» и\u00a0ещё 2, а\u00a0стоит «x».',
    ],
    [{ ...full, by: 7 }, 'В\u00a0поле «by» ожидается объект, а\u00a0стоит число.'],
    [{ ...full, taken: { a: 1 } }, 'В\u00a0поле «taken.a» ожидается да или нет (true, false), а\u00a0стоит число.'],
    [{ ...full, pair: [1] }, 'В\u00a0поле «pair» ожидается список ровно из\u00a02, а\u00a0стоит список.'],
  ])('stays and says why: %j', (event, refusal) => expect(check(event)).toEqual({ refusal }))

  it('goes with what its types do not name where such a field came, in any item of a list', () => {
    const came = {
      ...full,
      extra: 1,
      lines: [
        { id: 1, note: null },
        { id: 2, note: null, more: 1 },
      ],
    }
    const given = { ...full, extra: 'x', lines: [{ id: 3, note: null, more: 2 }] }
    const checked = (seen: (typeof came)[]) => checkEvent(JSON.stringify(given), 'quantity.changed', schema, seen)
    expect([checked([came]), checked([])]).toEqual([{ event: given }, { refusal: expect.stringContaining('Поля «') as string }])
  })

  it.each(['', '{', '{"a":}', '{"a": 1,}', 'привет'])('says of %j that it is no JSON', (text) =>
    expect(checkEvent(text, 'a.b', undefined, [])).toMatchObject({ refusal: expect.stringContaining('Это не\u00a0JSON') as string }),
  )
  it.each([
    ['{"type":"a.b",\n"a":}', 'строке 2, знак 5'],
    ['{"a": 1,}', 'строке 1, знак 9'],
    ['{"a": 1', 'строке 1, знак 8'],
    ['{"a": "б\n}', 'строке 1, знак 7'],
    ['{} // так', 'строке 1, знак 4'],
  ])('says where the JSON %j is wrong', (text, place) =>
    expect(checkEvent(text, 'a.b', undefined, [])).toMatchObject({ refusal: expect.stringContaining(`ошибка в\u00a0${place}.`) as string }),
  )
  it.each(['[]', '1', 'null', '"a"'])('says of %s that an event is an object', (text) =>
    expect(checkEvent(text, 'a.b', undefined, [])).toEqual({ refusal: 'Событие\u00a0— это объект в\u00a0фигурных скобках.' }),
  )
  it.each([
    [{ password: '•••' }, 'password'],
    [{ list: ['→ cart'] }, 'list.1'],
    [{ of: { phone: '+7 903 •••' } }, 'of.phone'],
    [{ 'p•••@•••': 1 }, 'p•••@•••'],
  ])('sends no mask for the data: %j [DEC-047]', (event, place) => {
    const refused = { refusal: expect.stringContaining(`В\u00a0поле «${place}» стоит знак вместо данных`) as string }
    const all = [{ type: 'a.b' }, { type: 'a.b', ...event }]
    expect(checkEvent(JSON.stringify(event), 'a.b', undefined, all)).toMatchObject(refused)
    // It may have been moved.
    if ('list' in event) expect(checkEvent(JSON.stringify({ list: event.list.slice(-1) }), 'a.b', undefined, all)).toHaveProperty('refusal')
  })
  it.each([
    [{ password: new Secret('planted') }, 'password'],
    [{ then: () => {} }, 'then'],
    [{ of: { cart: { sessionId: 'x:1', id: 'cart', send: () => {} } } }, 'of.cart'],
  ])('sends no sign of an object of the code: %j', (event, place) => {
    const all = [mask({ type: 'a.b', ...event }, EVENT_LIMITS) as { type: string }]
    const refused = { refusal: expect.stringContaining(`В\u00a0поле «${place}» стоит знак вместо данных`) as string }
    expect(checkEvent(JSON.stringify(all[0]), 'a.b', undefined, all)).toMatchObject(refused)
  })
  it.each([
    [{ list: [1, '… ещё 70'] }, 'list.2'],
    [{ deep: { of: '…' } }, 'deep.of'],
    [{ note: `${'я'.repeat(300)}…` }, 'note'],
    [{ of: { '…': 'ещё 7' } }, 'of.…'],
  ])('says that the data are not whole: %j', (event, place) => {
    const all = [{ type: 'a.b', ...event }]
    const refused = { refusal: expect.stringContaining(`В\u00a0поле «${place}» данные обрезаны`) as string }
    expect(checkEvent(JSON.stringify(all[0]), 'a.b', undefined, all)).toMatchObject(refused)
  })
  it.each(['ещё 5', 'масло…', 'символ', '…и ещё 7 банок'])('what a buyer typed is no sign: «%s»', (note) => {
    const event = { type: 'note.changed', productId: 1, note }
    const told = mask(event, EVENT_LIMITS) as typeof event
    expect(checkEvent(JSON.stringify(told), event.type, schemaOf('cart', event.type), [told])).toEqual({ event })
  })
  it('an event with a product in a list goes again as it was told', () => {
    const product = { id: 1, values: [{ parameter: { id: 'visc', name: 'Вязкость', type: 'list' }, name: '5W-30' }] }
    const event = { type: 'quantities.changed', wishes: [{ product, quantity: 5, stock: null }] }
    const told = mask(event, EVENT_LIMITS) as typeof event
    expect(checkEvent(JSON.stringify(told), event.type, undefined, [told])).toEqual({ event })
  })
  it('says that only the shop itself sends what JSON cannot write, whatever stands in its place', () => {
    const login = schemaOf('loginForm', 'login.submitted')
    const refused = {
      refusal: expect.stringMatching(/В\u00a0поле «password» магазин ждёт объект из\u00a0кода.* шлёт только сам магазин/) as string,
    }
    for (const text of ['{"login": "a", "password": "своё"}', '{"login": "a", "password": null}', '{}'])
      expect(checkEvent(text, 'login.submitted', login, [])).toMatchObject(refused)
  })
  it.each([
    [{ text: 'Перезвоните, пожалуйста…' }, { text: 'Спасибо' }],
    [{ text: 'Перезвоните, пожалуйста…' }, { text: 'такой длинный те…' }],
    [{ text: '→ сюда •••' }, { text: 'туда' }],
    [{ text: '…' }, {}],
  ])('what looks like a mask and was none goes: %j', (event, seen) => {
    const all = Object.keys(seen).length > 0 ? [{ type: 'a.b', ...seen }] : []
    expect(checkEvent(JSON.stringify(event), 'a.b', undefined, all)).toEqual({ event: { type: 'a.b', ...event } })
  })
})

it('an event with a field that says nothing goes again as its JSON shows it: there such a field is not', () => {
  const told = structuredClone(mask({ type: 'toast.show', text: 'x', link: undefined }, EVENT_LIMITS)) as { type: string }
  expect(checkEvent(JSON.stringify(told), told.type, undefined, [told])).toEqual({ event: { type: 'toast.show', text: 'x' } })
})

it('the event of a product goes again as it was told: its barcode is data [DEC-047]', () => {
  const event = { type: 'quantity.changed', product: { id: 1, article: 'AL-4071', barcode: '4601234567893' } }
  const told = mask(event, EVENT_LIMITS) as typeof event
  expect(checkEvent(JSON.stringify(told), event.type, undefined, [told])).toEqual({ event })
})
