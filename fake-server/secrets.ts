import { hash } from './catalogue/random'

/**
 * How a server keeps what nobody may read or forge. One that is reached over a network keeps hashes; the one in the page belongs to the
 * person who looks at it, and keeps things as they are.
 */
export type Secrets = {
  /** What is kept of a token: enough to know it again. */
  digest: (token: string) => string
  /** Whether a token is the one whose digest was kept; it takes the same time wherever they differ. */
  isToken: (token: string, kept: string) => boolean
  /** What only this server can say of a text. */
  sign: (text: string) => string
  /** What is kept of the password of the people of the demo. */
  seeded: string
  /** Whether a password is the one that was kept. */
  isPassword: (password: string, kept: string) => Promise<boolean>
  /** What is to be kept of a new password. */
  keptOf: (password: string) => Promise<string>
}

/** Keeps things as they are. @param seeded the password of the people of the demo */
export const openSecrets = (seeded: string): Secrets => ({
  digest: (token) => token,
  isToken: (token, kept) => token === kept,
  sign: (text) => hash(text).toString(16),
  seeded,
  isPassword: (password, kept) => Promise.resolve(password === kept),
  keptOf: (password) => Promise.resolve(password),
})
