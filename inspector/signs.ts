/** Signs that the tap writes in the place of what it does not tell, and how the page knows them again. */

/** A secret, an e-mail, a phone: whole, or the part that is not told. */
export const MASK = '•••'
/** A secret that the code keeps in an object. */
export const SECRET = `${MASK} (секрет)`
/** A function of the code. */
export const FUNCTION = 'ƒ'
/** A symbol of the code. */
export const SYMBOL = '⟨символ⟩'
/** The name of the actor follows. */
export const ACTOR = '→ '
/** What it lies in itself. */
export const CYCLE = '↺'
/** Deeper than is told; at the end of a text: longer; as a name in an object: more fields. */
export const CUT = '…'
/** Of a list, its last item: so many more there were. */
export const restOfList = (count: number): string => `${CUT} ${restOfFields(count)}`
/** Of an object, under the name `CUT`. */
export const restOfFields = (count: number): string => `ещё ${count}`

/** How many more there were, by the sign of a list or of an object; 0 of what is none. */
export const restCount = (sign: unknown): number => (typeof sign === 'string' ? Number(/^(?:… )?ещё (\d+)$/.exec(sign)?.[1] ?? 0) : 0)

/** Whether a text stands for an object of the code, which JSON cannot write. */
const isObjectSign = (text: unknown): boolean =>
  typeof text === 'string' && (text === SECRET || text === FUNCTION || text === SYMBOL || text.startsWith(ACTOR))

/** Letters of a text that are told; a shorter one that ends in `CUT` was typed so. */
export const TOLD_LETTERS = 300

/** Whether a text was cut, or may have been: as long a one may be somebody's own as well. */
export const isCutText = (text: string): boolean => text.endsWith(CUT) && text.length > TOLD_LETTERS && !text.includes(MASK)

/** Whether something stands for more than is told: too deep, too long, too many. */
export const isCut = (text: unknown): boolean =>
  typeof text === 'string' && (text === CUT || isCutText(text) || (text.startsWith(CUT) && restCount(text) > 0))

/** Whether something may stand in the place of what was there. */
export const isSign = (text: unknown): boolean =>
  isObjectSign(text) || isCut(text) || (typeof text === 'string' && (text.includes(MASK) || text === CYCLE))

/** A condition that is written on the spot and called nothing. */
export const NAMELESS_GUARD = 'условие без имени'
