/** @returns 32 hex digits that nobody can guess; works on plain http too, where `randomUUID` does not */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
