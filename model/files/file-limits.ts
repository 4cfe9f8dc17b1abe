import { formatBytes } from './bytes'
import { atMost } from '../text/plural'
import { words } from '../text/words'

/**
 * The kinds of files that are sent to the shop. A browser finds the MIME type by the extension and by what is installed: one kind may come
 * with any of several types, and with none.
 */
const KINDS = {
  PDF: { extensions: ['pdf'], types: ['application/pdf'] },
  DOC: { extensions: ['doc'], types: ['application/msword'] },
  DOCX: { extensions: ['docx'], types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/msword'] },
  RTF: { extensions: ['rtf'], types: ['application/rtf', 'text/rtf', 'application/msword'] },
  TXT: { extensions: ['txt'], types: ['text/plain'] },
  XLS: { extensions: ['xls'], types: ['application/vnd.ms-excel'] },
  XLSX: { extensions: ['xlsx'], types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/vnd.ms-excel'] },
  JPG: { extensions: ['jpg', 'jpeg'], types: ['image/jpeg'] },
  PNG: { extensions: ['png'], types: ['image/png'] },
  WEBP: { extensions: ['webp'], types: ['image/webp'] },
} as const satisfies Record<string, { extensions: readonly string[]; types: readonly string[] }>

/** The name of a kind of files, as it is shown. */
export type FileKind = keyof typeof KINDS

/** What a field of files takes. */
export type FileLimits = {
  kinds: readonly FileKind[]
  /** The largest file, bytes. */
  maxBytes: number
  maxCount: number
}

/** What is known of a file before it is read; a browser's `File` is one. `size`: bytes; `type`: MIME, '' where the browser knows none. */
export type FileFacts = { readonly name: string; readonly size: number; readonly type: string }

/** What browsers say of a file whose type they do not know. */
const UNKNOWN_TYPES: readonly string[] = ['', 'application/octet-stream']

/** @returns the value of the `accept` attribute: every extension and type of the kinds */
export const acceptOf = ({ kinds }: FileLimits): string =>
  [...new Set(kinds.flatMap((kind) => [...KINDS[kind].extensions.map((each) => `.${each}`), ...KINDS[kind].types]))].join(',')

/** The limits in a sentence, for the hint of the field: «PDF или DOCX до 10 МБ, не более 3 файлов». */
export function limitsText({ kinds, maxBytes, maxCount }: FileLimits): string {
  const size = `${kindsText(kinds)} до\u00a0${formatBytes(maxBytes)}`
  return maxCount === 1 ? size : `${size}, ${atMost(maxCount, words.file)}`
}

/** Why a file cannot be sent, in a sentence; null: it can. An extension of the kinds is enough where the browser knows no type. */
export function fileRefusal({ name, size, type }: FileFacts, { kinds, maxBytes }: FileLimits): string | null {
  if (!isOfKinds(name, type.toLowerCase(), kinds)) return `Приложите ${kindsText(kinds)}`
  if (size === 0) return 'Файл пустой'
  return size > maxBytes ? `Файл больше ${formatBytes(maxBytes)}` : null
}

/**
 * Which of the files that were just chosen join those that are there already; where one file is taken, a new one takes the place of the old.
 * A file is the same as another when name and size are.
 * @param have the files that were taken before
 * @param more the files that were just chosen
 * @returns `files`: those from before and the new ones; `refused`: the rest, each with its reason
 */
export function admitFiles<File extends FileFacts>(
  have: readonly File[],
  more: readonly File[],
  limits: FileLimits,
): { files: readonly File[]; refused: readonly { file: File; reason: string }[] } {
  const isReplaced = limits.maxCount === 1 && more.some((file) => fileRefusal(file, limits) === null)
  const files = isReplaced ? [] : [...have]
  const refused: { file: File; reason: string }[] = []
  for (const file of more) {
    const reason = fileRefusal(file, limits) ?? joiningRefusal(file, files, limits)
    if (reason === null) files.push(file)
    else refused.push({ file, reason })
  }
  return { files, refused }
}

function joiningRefusal(file: FileFacts, files: readonly FileFacts[], { maxCount }: FileLimits): string | null {
  if (files.some(({ name, size }) => name === file.name && size === file.size)) return 'Этот файл уже приложен'
  return files.length >= maxCount ? `Можно приложить ${atMost(maxCount, words.file)}` : null
}

function isOfKinds(name: string, type: string, kinds: readonly FileKind[]): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  const isKnownType = kinds.some((kind) => (KINDS[kind].types as readonly string[]).includes(type))
  if (extension === undefined) return isKnownType
  const isKnownExtension = kinds.some((kind) => (KINDS[kind].extensions as readonly string[]).includes(extension))
  return isKnownExtension && (isKnownType || UNKNOWN_TYPES.includes(type))
}

/** «PDF», «PDF или DOCX», «PDF, DOC или DOCX». */
function kindsText(kinds: readonly FileKind[]): string {
  const last = kinds.at(-1) ?? ''
  return kinds.length < 2 ? last : `${kinds.slice(0, -1).join(', ')} или ${last}`
}
