import { NOTE_LENGTH } from '../limits'

/** Between notes that came together. */
const BETWEEN = '; '

/** A note with another behind it: «Для Иванова; Для Петрова». It stays as it is where it says that already, or where both are too long together. */
export function withNote(note: string, other: string): string {
  if (note === '') return other
  const both = `${note}${BETWEEN}${other}`
  return other === '' || withoutNote(note, other) !== note || both.length > NOTE_LENGTH ? note : both
}

/** A note without another that was put behind it; as it is where that is not in it any more. */
export function withoutNote(note: string, other: string): string {
  const [parts, part] = [`${BETWEEN}${note}`, `${BETWEEN}${other}`]
  const at = `${parts}${BETWEEN}`.lastIndexOf(`${part}${BETWEEN}`)
  return at < 0 ? note : `${parts.slice(0, at)}${parts.slice(at + part.length)}`.slice(BETWEEN.length)
}
