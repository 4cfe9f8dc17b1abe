import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanCell, tableCells } from '../../../../model/entry/table/cells'
import { pastedTable, TWO_COLUMNS } from '../../../../model/entry/table/pasted-table'
import { runs } from '../../../support/runs'

/** Rows as «A-1 × 3», with «!» before one that is refused, and what is tried as its article where that is not certain. */
const taken = (text: string) =>
  pastedTable(text).rows.map(({ text: row, problem, named }) =>
    problem === null ? (named ? `${named.cells.map((it) => it.join(' | ')).join(' > ')} × ${named.quantity}` : row) : `! ${row}`,
  )
const counted = (text: string) => {
  const { rows, skipped, isHeaded, refusal } = pastedTable(text)
  return { rows: rows.length, ...skipped, isHeaded, refusal }
}

describe('the head of a pasted table says which column is ordered [DEC-079]', () => {
  it.each([
    ['an exact head of an order before a pack', 'Артикул\tКол-во в упаковке\tЗаказ\nA-1\t12\t3', ['A-1 × 3']],
    ['an exact head of an order before the stock', 'Артикул\tКоличество на складе\tЗаказ, шт.\nA-1\t120\t3', ['A-1 × 3']],
    ['a quantity before the number of an order', 'Артикул\tЗаказ №\tКол-во\nA-1\t481392\t3', ['A-1 × 3']],
    ['an article before a code, which is tried after it', 'Код\tАртикул\tКол-во\n00-00012345\tA-1\t2', ['A-1 > 00-00012345 × 2']],
    ['heads with a digit', 'Артикул\tКод 1С\tЦена опт 2\tЗаказ\nA-1\tУТ-1\t1 278,30\t20', ['A-1 > УТ-1 × 20']],
    ['a title and an empty line above', 'Заказ от 27.11\n\nАртикул\tКол-во\nA-1\t4', ['A-1 × 4']],
    ['goods above it', 'A-1\t2\nАртикул\tКол-во\nB-2\t3', ['A-1 × 2', 'B-2 × 3']],
    ['a number of an order above it', 'Заказ №\t481392\nАртикул\tКол-во\nB-2\t3', ['B-2 × 3']],
    ['a cell of two lines', 'Артикул\tНаименование\tКол-во\nA-1\t"Масло\nмоторное ""5W"""\t5', ['A-1 × 5']],
    ['a number with three decimals that are zeros', 'Артикул;Кол-во\nA-1;3,000', ['A-1 × 3']],
    ['articles alone', 'Артикул\nA-1\nB-2', ['A-1', 'B-2']],
    ['a maker that is called like a sum', 'Артикул;Бренд;Кол-во\nTQ-9000;Total;4\nA-1;Итог;2', ['TQ-9000 × 4', 'A-1 × 2']],
    ['a head that is repeated', 'Артикул;Кол-во\nA-1;2\nАртикул;Кол-во\nB-2;3', ['A-1 × 2', 'B-2 × 3']],
  ])('%s', (_, text, rows) => expect(taken(text)).toEqual(rows))

  it.each(['Кол.', 'К-во', 'Кол-во, шт.', 'Количество', 'ЗАКАЗ', 'qty', 'Кол во'])('«%s» is a quantity', (head) =>
    expect(taken(`Артикул\t${head}\nA-1\t4`)).toEqual(['A-1 × 4']),
  )
  it.each(['Каталожный номер', 'Part number', 'Штрихкод', 'Артикул товара', 'Кат. №', 'Код'])('«%s» is an article', (head) =>
    expect(taken(`Наименование\t${head}\tКол-во\nМасло\tA-1\t4`)).toEqual(['A-1 × 4']),
  )

  it('two equally good columns are asked about, and nothing is taken', () => {
    const { rows, refusal } = pastedTable('Артикул\tКоличество\tЗаказ\nA-1\t12\t3')
    expect(rows).toEqual([])
    expect(refusal).toContain('«Количество», «Заказ»')
  })
  it('a table whose head has no quantity is asked for one, and nothing is taken', () => {
    expect(counted('Артикул\tНаименование\tОстаток\nA-1\tМасло\t120')).toMatchObject({
      rows: 0,
      refusal: expect.stringContaining('«Заказ»'),
    })
  })
  it.each(['', '0', '-', '—', '0,000', '0 шт.'])('«%s» under an order is not ordered, and is counted', (cell) =>
    expect(counted(`Артикул\tЗаказ, шт.\nA-1\t${cell}\nB-2\t2`)).toMatchObject({ rows: 1, unordered: 1, unnamed: 0 }),
  )
  it('sums and rows without an article are counted, not taken', () => {
    const table = 'Категория;Артикул;Размер;Кол-во\nМасла;A-1;17;2\n\nИТОГО;;;\n;;Всего штук;5\n;;Вес, г;120\nМасла;Итого:;;2'
    expect([taken(table), counted(table)]).toEqual([['A-1 × 2'], { rows: 1, unordered: 0, unnamed: 4, isHeaded: true, refusal: null }])
  })
  it('a wrong quantity is a row with its reason', () => {
    expect(pastedTable('Артикул;Кол-во\nA-1;пять').rows).toEqual([{ text: 'A-1 пять', problem: 'Введите количество цифрами, например 12' }])
  })
})

describe('a row without a head is taken only where article and quantity are certain [DEC-079]', () => {
  it.each([
    ['a price with a space', 'V318604\tМасло моторное\t428\t4 364,49'],
    ['a price with its sign', 'PVO 418-20\tФильтр\t120\t351,26 ₽'],
    ['a price with its unit', 'PVO 418-20\tФильтр\t120\t278.30 руб.'],
    ['a price without decimals', 'PVO 418-20\tФильтр\t120\t278'],
    ['the number of the row', '1\tA-1\tМасло'],
    ['a price before the article', '278,30\tA-1\t3'],
  ])('with %s beside the quantity it is not', (_, text) => {
    expect(pastedTable(text).rows).toEqual([{ text: text.replaceAll('\t', ' '), problem: TWO_COLUMNS }])
  })
  it.each([
    [
      'brand, name, article and quantity',
      'Purivant;Фильтр масляный PVO 599-18;PVO 599-18;4',
      ['Фильтр масляный PVO 599-18 | PVO 599-18 × 4'],
    ],
    ['article, name and quantity', 'A-1;Фильтр;4', ['A-1 × 4']],
    ['a barcode beside the article', 'A-1;4601234567893;4', ['A-1 | 4601234567893 × 4']],
    ['commas that cut all rows alike', 'A-1,5\nA-2,3', ['A-1 × 5', 'A-2 × 3']],
    ['a line that names the delimiter', 'sep=,\nA-1,5', ['A-1 × 5']],
    ['quotation marks', '"A-1";"5"', ['A-1 × 5']],
    ['a sum below', 'A-1;5\nИтого;5', ['A-1 × 5']],
    ['signs that are not seen', 'A\u200b-1\u2060\t\u202a5\u202c', ['A-1 × 5']],
    ['inch marks', '3/4"-16\t2\n1"-16\t3', ['3/4"-16 × 2', '1"-16 × 3']],
  ])('%s', (_, text, rows) => expect(taken(text)).toEqual(rows))
  it('a fraction that may be thousands is refused with both readings', () => {
    const [row] = pastedTable('A-1;1,500').rows
    expect(row?.problem).toMatch(/1,5 и.как 1.500/)
  })
  it('a comma stays part of a line that it does not cut like the others', () => expect(taken('A-1,5\nA-2')).toEqual(['A-1,5', 'A-2']))
  it('the shop’s price list is known without its head: only what is ordered is taken', () => {
    const row = (article: string, order: string) =>
      `${article}\tМасло 5W-30\tArktelub\t4601234567893\tМасла\t428\t479,00\t351,26\t9 % + 5 %\t4\t${order}\t0`
    expect([taken(`${row('A-1', '')}\n${row('B-2', '8')}`), counted(`${row('A-1', '')}\n${row('B-2', '8')}`).unordered]).toEqual([
      ['B-2 > 4601234567893 × 8'],
      1,
    ])
  })
})

describe('any table that is pasted [DEC-079]', () => {
  const cell = fc.string({ unit: fc.constantFrom('A', 'б', '5', '0', '-', ',', '.', ' ', '"', '₽', '\n'), maxLength: 8 })
  const quoted = (text: string) => (/["\n\t;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const isThere = (cells: readonly string[]) => cells.some((it) => cleanCell(it) !== '')

  it('gives one verdict for each of its rows: taken, refused, or counted as none of the order', () => {
    const head = fc.constantFrom(null, ['Артикул', 'Заказ', 'Цена'], ['Цена', 'Кол-во', 'Артикул'], ['Код', 'Артикул', 'Qty'])
    fc.assert(
      fc.property(head, fc.array(fc.tuple(cell, cell, cell), { maxLength: 8 }), fc.constantFrom('\t', ';'), (names, body, delimiter) => {
        const text = [...(names ? [names] : []), ...body].map((cells) => cells.map(quoted).join(delimiter)).join('\r\n')
        const { rows, skipped, isHeaded } = pastedTable(text)
        const full = body.filter((cells) => cells.some((it) => /[^\s;,|]/.test(cleanCell(it))))
        expect({ isHeaded, verdicts: rows.length + skipped.unordered + skipped.unnamed }).toEqual({
          isHeaded: names !== null,
          verdicts: full.length,
        })
      }),
      runs(300),
    )
  })

  it('whose head names the columns gives exactly the rows with a whole number, each with its own', () => {
    const article = fc.stringMatching(/^[A-Z]{2}-\d{3,5}$/)
    const order = fc.oneof(fc.integer({ min: 1, max: 9999 }).map(String), fc.constantFrom('', '0', '-'))
    const price = fc.double({ min: 0.01, max: 99_999, noNaN: true }).map((it) => it.toFixed(2).replace('.', ','))
    const goods = fc.array(fc.record({ article, order, price, stock: fc.nat(9999) }), { maxLength: 12 })
    fc.assert(
      fc.property(goods, fc.shuffledSubarray(['article', 'order', 'price', 'stock'] as const, { minLength: 4 }), (lines, columns) => {
        const names = { article: 'Артикул', order: 'Заказ, шт.', price: 'Цена, ₽', stock: 'Количество на складе' }
        const text = [columns.map((it) => names[it]), ...lines.map((line) => columns.map((it) => String(line[it])))]
          .map((it) => it.join('\t'))
          .join('\n')
        const { rows, skipped } = pastedTable(text)
        const ordered = lines.filter((it) => Number(it.order) > 0)
        expect(rows.map((it) => it.text)).toEqual(ordered.map((it) => `${it.article} × ${it.order}`))
        expect(skipped.unordered).toBe(lines.length - ordered.length)
      }),
      runs(300),
    )
  })
  it('comes back cell by cell as it was written with quotation marks', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { maxLength: 6 }), fc.constantFrom('\t', ';'), (body, delimiter) => {
        const text = body.map((cells) => cells.map((it) => `"${it.replaceAll('"', '""')}"`).join(delimiter)).join('\n')
        expect(tableCells(text)).toEqual(
          body.map((cells) => cells.map(cleanCell)).filter((cells) => isThere(cells) && cells.some((it) => /[^\s;,|]/.test(it))),
        )
      }),
      runs(300),
    )
  })
})
