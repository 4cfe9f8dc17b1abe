import { formatBytes } from '../../files/bytes'
import { TABLE_FILE_BYTES, TABLE_FILE_ROWS } from '../../limits'
import { formatCount } from '../../text/count'

/** What was read of a file: the rows of its table, or why it cannot be read and what to do, one sentence. */
export type TableFile = { rows: readonly (readonly string[])[] } | { refusal: string }

/** The endings of the files that are offered to be chosen; one that is not read says so. */
export const TABLE_FILE_ACCEPT = '.xlsx,.xlsm,.csv,.tsv,.txt,.xls,.ods'

/** What a file is by its first bytes: `zip` may be a workbook. */
export type FileForm = 'empty' | 'zip' | 'locked' | 'old' | 'markup' | 'binary' | 'text'

/** The beginning of the files of Office before 2007, and of encrypted ones. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const beginsWith = (bytes: Uint8Array, signs: readonly number[]): boolean => signs.every((sign, at) => bytes[at] === sign)

/** Tells what a file is, whatever its name ends with. */
export function fileForm(bytes: Uint8Array): FileForm {
  if (bytes.length === 0) return 'empty'
  if (beginsWith(bytes, ZIP)) return 'zip'
  if (beginsWith(bytes, COMPOUND)) return isEncrypted(bytes) ? 'locked' : 'old'
  const text = decodedText(bytes.subarray(0, 4096))
  if (text === null) return 'binary'
  return /^\s*<(?:\?xml|!doctype|html|table|workbook|\w+:workbook)/i.test(text) ? 'markup' : 'text'
}

/** The name of the stream that holds an encrypted workbook, as it stands in the file. */
const ENCRYPTED = Array.from('EncryptedPackage').flatMap((sign) => [sign.charCodeAt(0), 0])
function isEncrypted(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(ENCRYPTED[0] ?? 0); at >= 0; at = bytes.indexOf(ENCRYPTED[0] ?? 0, at + 1))
    if (ENCRYPTED.every((sign, step) => bytes[at + step] === sign)) return true
  return false
}

/** A text in UTF-8 or UTF-16, else in Windows-1251, as Excel saves CSV in Russia; null: these bytes are no text. */
export function decodedText(bytes: Uint8Array): string | null {
  const utf16 = beginsWith(bytes, [0xff, 0xfe]) ? 'utf-16le' : beginsWith(bytes, [0xfe, 0xff]) ? 'utf-16be' : null
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  if (bytes.includes(0)) return null
  try {
    // A character may be cut at the end of what is only looked at.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

const SAVE_AS = 'Откройте его в\u00a0Excel, сохраните как «Книга Excel (.xlsx)» и\u00a0загрузите снова.'
/** Why a file is not read, and what to do. */
export const FILE_REFUSALS = {
  empty: 'Файл пуст.',
  locked: 'Файл защищён паролем. Снимите пароль в\u00a0Excel («Файл», «Сведения», «Защита книги») и\u00a0загрузите снова.',
  old: `Это старый формат Excel (.xls). ${SAVE_AS}`,
  markup: `Это веб-страница с\u00a0окончанием таблицы. ${SAVE_AS}`,
  binary: 'Это не\u00a0таблица. Загрузите файл .xlsx или .csv.',
  foreign: 'Такой формат таблиц магазин не\u00a0читает. Сохраните файл как .xlsx или .csv и\u00a0загрузите снова.',
  broken: `Файл повреждён. ${SAVE_AS}`,
  unread: 'Файл не\u00a0удалось прочитать. Закройте его в\u00a0других программах и\u00a0загрузите снова.',
  noRows: 'В\u00a0файле нет ни одной заполненной строки.',
  large: `Файл больше ${formatBytes(TABLE_FILE_BYTES)}. Оставьте в\u00a0нём только строки заказа и\u00a0загрузите снова.`,
  long: `В\u00a0файле больше ${formatCount(TABLE_FILE_ROWS)} строк. Оставьте только строки заказа и\u00a0загрузите снова.`,
} as const
