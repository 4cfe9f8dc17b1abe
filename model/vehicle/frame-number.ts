import { readTypedNumber, type TypedNumber } from './vin/vin-text'

/** The number of a Japanese car that has no VIN: the code of its model and a serial number, «SXE10-0012345». */
type FrameNumber = { code: string; serial: string }

/** What was typed as a frame number, with one dash between its parts, and what was changed in it. */
export const readFrame = (typed: string): TypedNumber => readTypedNumber(typed.trim().replace(/\s*\p{Pd}\s*|\s+(?=\d)/gu, '-'), '-')

/** The parts of a frame number as `readFrame` gives it; null where it is none. */
export function frameNumber(text: string): FrameNumber | null {
  const [, code, serial] = /^([A-Z][A-Z\d]{1,7})-(\d{5,7})$/.exec(text) ?? []
  return code === undefined || serial === undefined || !/\d/.test(code) ? null : { code, serial }
}

/** Sentence of what is wrong with a frame number; null where it is well formed. */
export function frameProblem(text: string): string | null {
  if (text === '') return 'Введите номер кузова'
  return frameNumber(text) ? null : 'Номер кузова – это код модели, дефис и\u00a05–7\u00a0цифр: SXE10-0012345'
}

/**
 * Whether the model code of a frame number can be of a body. Before the code of the body stand letters of the engine or the drive («NT31» is
 * a T31), and behind it the variant («CY4A» is a CY).
 * @param isFamily the last digit tells the variant, and a first A or X stands for the letters of the engine: «ACV41» is an XV40
 */
export function isBodyOf(code: string, body: string, isFamily: boolean): boolean {
  return body.split('/').some((part) => {
    const bare = isFamily ? part.replace(/^[AX](?=[A-Z]\d)/, '') : part
    if (!/\d/.test(bare)) return code.startsWith(bare) && /^\d/.test(code.slice(bare.length))
    const any = isFamily && /\d\d$/.test(bare) ? `${bare.slice(0, -1)}\\d` : bare
    return new RegExp(`^[A-Z]{0,3}${any}(?!\\d)`).test(code)
  })
}
