import { formatBytes } from './bytes'

/**
 * The kinds of files that are sent to the shop. A browser finds the MIME type by the extension and by what is installed: one kind may come
 * with any of several types, and with none.
 */
export const FILE_KINDS = {
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
export type FileKind = keyof typeof FILE_KINDS

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

/** Why a file cannot be sent, in a sentence; null: it can. An extension of the kinds is enough where the browser knows no type. */
export function fileRefusal({ name, size, type }: FileFacts, { kinds, maxBytes }: FileLimits): string | null {
  if (!isOfKinds(name, type.toLowerCase(), kinds)) return `Приложите ${kindsText(kinds)}`
  if (size === 0) return 'Файл пустой'
  return size > maxBytes ? `Файл больше ${formatBytes(maxBytes)}` : null
}

function isOfKinds(name: string, type: string, kinds: readonly FileKind[]): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  const isKnownType = kinds.some((kind) => (FILE_KINDS[kind].types as readonly string[]).includes(type))
  if (extension === undefined) return isKnownType
  const isKnownExtension = kinds.some((kind) => (FILE_KINDS[kind].extensions as readonly string[]).includes(extension))
  return isKnownExtension && (isKnownType || UNKNOWN_TYPES.includes(type))
}

/** «PDF», «PDF или DOCX», «PDF, DOC или DOCX». */
export function kindsText(kinds: readonly FileKind[]): string {
  const last = kinds.at(-1) ?? ''
  return kinds.length < 2 ? last : `${kinds.slice(0, -1).join(', ')} или ${last}`
}
