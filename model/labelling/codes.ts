import { layoutSwap } from '../text/article'
import { isEan13, isGtin14 } from '../text/barcode'
import { LABELLING_RULES } from './rules'

/** What was mended before a code could be read. */
export type Mending = 'layout' | 'separator_lost' | 'separator_replaced' | 'separator_doubled'
/** Why a text is no code of labelling. */
export type CodeProblem = 'barcode' | 'package' | 'check_digit' | 'cut' | 'unknown'
/** A code of labelling: what of it names one piece of goods, and whether the part that proves it is there. */
export type LabellingCode = { gtin: string; serial: string; isProven: boolean; mendings: readonly Mending[] }
export type ReadCode = ({ problem: null } & LabellingCode) | { problem: CodeProblem }

/** The character that ends a part of variable length (FNC1 on paper), as scanners send it, and the sign that stands for it while a code is read. */
const SENT = '\u001d'
const SEPARATOR = '\u241d'
/** What programs, editors and keyboards make of it. No code holds a space, a tilde or a bar. */
const REPLACED = /<GS>|\[GS\]|\{GS\}|\\u001d|\\x1d|\^\]|\u241d|\u00e8|[~|\u00a0 ]/gi
/** What scanners send before a code, so that its kind is known. */
const KIND_OF_SYMBOL = /^\](?:d2|d1|C1|Q3)/i
const SERIAL_LENGTHS: readonly number[] = [...new Set(LABELLING_RULES.flatMap((rule) => rule.serialLengths))]
const LONGEST_SERIAL = 20
/** What stands behind the serial number: a key and a signature, or a short proof. */
const PROOF = /^(?:91.{4}\u241d?92.{44}(?:.{44})?|93.{4})$/
const PROOF_AT_END = /(?:91.{4}\u241d?92(?:.{88}|.{44})|93.{4})$/

/** What of a code names one piece of goods: capital and small letters are different. */
export const codeKey = ({ gtin, serial }: Pick<LabellingCode, 'gtin' | 'serial'>): string => `01${gtin}21${serial}`

/** @returns the code that a text holds, mended where a keyboard or a program spoiled it; or why it is none [DEC-076] */
export function readCode(text: string): ReadCode {
  const trimmed = text.replace(/^[ \t\r\n\ufeff]+|[ \t\r\n]+$/g, '')
  const mendings: Mending[] = []
  let code = trimmed
  if (/\p{Script=Cyrillic}/u.test(code)) {
    code = layoutSwap(code)
    mendings.push('layout')
  }
  code = code.replace(KIND_OF_SYMBOL, '')
  // As people read it: (01)…(21)…
  if (code.startsWith('(01)'))
    code = code
      .replace('(01)', '01')
      .replace('(21)', '21')
      .replace(/\((9[123])\)/g, `${SENT}$1`)
  if (code.search(REPLACED) >= 0) mendings.push('separator_replaced')
  const plain = code.replace(REPLACED, SEPARATOR).replaceAll(SENT, SEPARATOR)
  const single = plain.replace(/\u241d{2,}/g, SEPARATOR)
  if (single !== plain) mendings.push('separator_doubled')
  const body = single.replace(/^\u241d|\u241d$/g, '')

  const [, gtin = '', rest = ''] = /^01(\d{14})\u241d?21(.+)$/.exec(body) ?? []
  if (gtin === '') return { problem: problemOf(body) }
  if (!isGtin14(gtin)) return { problem: 'check_digit' }
  const parts = splitSerial(rest)
  if (!parts) return { problem: 'cut' }
  if (parts.isLost) mendings.push('separator_lost')
  return { problem: null, gtin, serial: parts.serial, isProven: parts.isProven, mendings }
}

/** The serial number and what stands behind it; null where neither can be told. */
function splitSerial(rest: string): { serial: string; isProven: boolean; isLost: boolean } | null {
  const end = rest.indexOf(SEPARATOR)
  // A separator that stands between the two parts of the proof says nothing of the serial number.
  const isInside = end > LONGEST_SERIAL || (end >= 0 && /^92/.test(rest.slice(end + 1)) && /91.{4}$/.test(rest.slice(0, end)))
  if (end > 0 && !isInside) return { serial: rest.slice(0, end), isProven: PROOF.test(rest.slice(end + 1)), isLost: false }
  const known = SERIAL_LENGTHS.find((length) => rest.length === length || PROOF.test(rest.slice(length)))
  if (known !== undefined) return { serial: rest.slice(0, known), isProven: rest.length > known, isLost: rest.length > known }
  const proof = PROOF_AT_END.exec(rest)?.[0] ?? ''
  const serial = rest.slice(0, rest.length - proof.length)
  if (serial === '' || serial.length > LONGEST_SERIAL || serial.includes(SEPARATOR)) return null
  return { serial, isProven: proof !== '', isLost: proof !== '' }
}

function problemOf(body: string): CodeProblem {
  if (/^01\d{0,14}(?:21?)?$/.test(body)) return 'cut'
  if (isEan13(body) || /^\d{8}$/.test(body)) return 'barcode'
  return /^(?:00)?\d{18}$/.test(body) ? 'package' : 'unknown'
}

/** The codes of a text, one a line; several in a line where a space or a tab stands between them. */
export function splitCodes(text: string): string[] {
  return text
    .split(/[\r\n\t]+| +(?=01\d{14}21)/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
