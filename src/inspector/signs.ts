/** What stands in the place of what is no data; JSON cannot write it. */
export const SECRET = '••• (секрет)'
export const FUNCTION = 'ƒ'
export const SYMBOL = 'символ'
/** The name of the actor follows. */
export const ACTOR = '→ '

/** Whether a text of the tap stands for an object of the code, which JSON cannot write. */
export const isObjectSign = (text: unknown): boolean =>
  typeof text === 'string' && (text === SECRET || text === FUNCTION || text === SYMBOL || text.startsWith(ACTOR))
