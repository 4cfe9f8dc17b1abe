import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Secrets } from '../../fake-server/secrets'

const LENGTH = 32
const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/**
 * Keeps hashes: of passwords by scrypt with a salt of their own, of tokens by SHA-256. What is signed is good as long as the server runs;
 * a client whose token is refused asks for another one.
 * @param seeded the password of the people of the demo
 */
export async function nodeSecrets(seeded: string): Promise<Secrets> {
  const key = randomBytes(LENGTH)
  return {
    digest,
    isToken: (token, kept) => isSame(Buffer.from(digest(token)), Buffer.from(kept)),
    sign: (text) => createHmac('sha256', key).update(text).digest('hex'),
    seeded: await keptOf(seeded),
    isPassword,
    keptOf,
  }
}

const digest = (token: string): string => createHash('sha256').update(token).digest('hex')
const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)

/** @returns what is kept of a password: salt and hash, in hex */
async function keptOf(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('hex')}:${(await derive(password, salt, LENGTH)).toString('hex')}`
}

async function isPassword(password: string, kept: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split(':')
  const expected = Buffer.from(hash, 'hex')
  const found = await derive(password, Buffer.from(salt, 'hex'), LENGTH)
  return isSame(expected, found)
}
