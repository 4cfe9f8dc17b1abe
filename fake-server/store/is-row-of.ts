import { columns, type TableName } from '../tables'

/** Whether a value is a row of a table: an object with a value of the right kind in every column. */
export function isRowOf(name: TableName, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(columns[name]).every(([column, kind]: [string, () => unknown]) => {
    const found: unknown = Reflect.get(value, column)
    const usual = kind()
    return Array.isArray(usual)
      ? Array.isArray(found)
      : typeof found === typeof usual && (typeof found !== 'number' || Number.isFinite(found))
  })
}
