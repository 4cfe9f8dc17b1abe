import { atMost } from '../text/plural'
import { words } from '../text/words'
import { formatBytes } from './bytes'
import { FILE_KINDS, type FileFacts, type FileLimits, fileRefusal, kindsText } from './file-limits'

/** @returns the value of the `accept` attribute: every extension and type of the kinds */
export const acceptOf = ({ kinds }: FileLimits): string =>
  [...new Set(kinds.flatMap((kind) => [...FILE_KINDS[kind].extensions.map((each) => `.${each}`), ...FILE_KINDS[kind].types]))].join(',')

/** The limits in a sentence, for the hint of the field: «PDF или DOCX до 10 МБ, не более 3 файлов». */
export function limitsText({ kinds, maxBytes, maxCount }: FileLimits): string {
  const size = `${kindsText(kinds)} до\u00a0${formatBytes(maxBytes)}`
  return maxCount === 1 ? size : `${size}, ${atMost(maxCount, words.file)}`
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
