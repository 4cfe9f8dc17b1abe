import type { CodeVerification } from '../../../model/identity/code-verification'
import type { RegistrationStep1 } from '../../../model/identity/registration'
import { CODE_ATTEMPTS, CODE_LENGTH, CODE_LIFE_MS, CODE_RESEND_MS } from '../../../model/limits'
import { refuse } from '../../refusals'
import type { Scene, StoredUser } from '../../scene'
import type { TableRow } from '../../tables'
import { countFailure, requireNoPause } from '../attempts'
import { randomId } from '../random-id'
import { giveProof, hasProof, noProofCookie } from './code-proof'
import { type Purpose, sendCode, sendKnown } from './letters'
import { maskedContact } from './masked-contact'
import { codeLimits } from './verification-limits'

export type StoredVerification = TableRow<'verification'>
type VerificationScene = Pick<Scene, 'tables' | 'now' | 'secrets' | 'client' | 'request'>
/** Where a code goes. */
export type Target = { channel: 'email' | 'sms'; target: string }

/** That a code can be used no more. */
const OVER = 'Код больше не\u00a0действует. Запросите новый'
const WRONG = 'Код не\u00a0подходит: проверьте цифры'

type Wanted = Target & {
  purpose: Purpose
  /** Whose it is once it is checked; null: of nobody, so its code is not sent. */
  user: StoredUser | null
  /** What is sent instead of a code where the address may not have one; nothing where even that would tell something. */
  instead: 'known' | 'code' | 'nothing'
  said?: RegistrationStep1
  /** The id that the caller chose. */
  id?: string | undefined
}

/**
 * Begins a verification and sends its code; one that the caller began under the same id stays as it is. Its answer, and the work for it,
 * hang on nothing but the address. [DEC-037, DEC-038, DEC-071]
 */
export function beginVerification(scene: VerificationScene, wanted: Wanted): CodeVerification {
  const { tables, secrets, now } = scene
  const { purpose, channel, target, user, instead, said, id = randomId() } = wanted
  const limits = codeLimits(scene, 'sent', target)
  requireNoPause(scene, limits, 'Слишком много кодов.')
  const known = find(scene, id)
  if (known && known.target === target && known.purpose === purpose) return viewOf(scene, id, known)
  if (known) throw refuse(409)
  countFailure(scene, limits)
  tables.verification.deleteMany({ where: { expires_at: { lte: now() - CODE_LIFE_MS } } })
  const row = tables.verification.create({
    id: secrets.digest(id),
    purpose,
    user_id: user?.id ?? 0,
    channel,
    target,
    proof: '',
    is_used: false,
    said: (said ? [said] : []) as never, // see `list` of the tables
    ...freshCode(scene, id, (code) => {
      if (instead === 'code') sendCode(scene, wanted, purpose, code)
      if (instead === 'known') sendKnown(scene, wanted)
    }),
  })
  return viewOf(scene, id, row)
}

/** Sends another code for a verification whose purpose is not fulfilled: 429 before its `resend_at`. [DEC-037] */
export function resendCode(scene: VerificationScene, id: string): CodeVerification {
  const { tables, now } = scene
  const known = find(scene, id)
  if (!known) throw refuse(409, { message: OVER })
  const left = known.resend_at - now()
  if (left > 0) {
    const seconds = Math.ceil(left / 1000)
    const headers = { 'retry-after': String(seconds) }
    throw refuse(429, { message: `Новый код можно запросить через ${seconds}\u00a0с`, headers })
  }
  const limits = codeLimits(scene, 'sent', known.target)
  requireNoPause(scene, limits, 'Слишком много кодов.')
  countFailure(scene, limits)
  const target = { channel: known.channel as Target['channel'], target: known.target } // as it was written
  const isKnown = known.purpose === 'registration' && tables.user.getAll().some(isAt(known.target))
  const isSent = known.purpose === 'registration' || known.user_id !== 0
  const data = {
    proof: '',
    ...freshCode(scene, id, (code) => {
      if (isKnown) sendKnown(scene, target)
      else if (isSent) sendCode(scene, target, known.purpose as Purpose, code)
    }),
  }
  return viewOf(scene, id, tables.verification.update({ where: { id: { equals: known.id } }, data })[0]!) // it was found
}

/** How a verification stands; null: there is none, or its purpose was fulfilled. */
export function verificationState(scene: VerificationScene, id: string): CodeVerification | null {
  const row = find(scene, id)
  return row ? viewOf(scene, id, row) : null
}

/**
 * The verification if this is its code: one of the attempts. The browser gets its proof of that. 409 where it has run out of time or
 * attempts, 422 under `field` otherwise.
 */
export function checkCode(
  scene: VerificationScene & Pick<Scene, 'setCookie'>,
  id: string,
  code: string,
  field: string,
): StoredVerification {
  const { tables, secrets } = scene
  const row = find(scene, id)
  const isRight = secrets.isToken(codeText(id, code), row?.code ?? secrets.digest(''))
  if (!row || isOver(scene, row)) throw refuse(409, { message: OVER })
  const limits = codeLimits(scene, 'wrong', row.target)
  requireNoPause(scene, limits, 'Слишком много неверных кодов.')
  const where = { id: { equals: row.id } }
  const attempts_left = row.attempts_left - 1
  if (isRight && isSendable(row)) return tables.verification.update({ where, data: { attempts_left, proof: giveProof(scene) } })[0]! // it was found
  tables.verification.update({ where, data: { attempts_left } })
  countFailure(scene, limits)
  const message = attempts_left > 0 ? WRONG : 'Код не\u00a0подходит, попыток больше нет. Запросите новый'
  throw refuse(422, { errors: { [field]: [message] }, isKept: true })
}

/** A verification whose right code was typed in this browser, and that was not used yet, for this purpose; 409 otherwise. */
export function requireChecked(scene: VerificationScene, id: string, purpose: Purpose): StoredVerification {
  const row = find(scene, id)
  if (!row || row.purpose !== purpose || !isChecked(scene, row)) throw refuse(409, { message: OVER })
  return row
}

/** Fulfils its purpose: it is there no more. */
export function fulfil({ tables, setCookie }: Pick<Scene, 'tables' | 'setCookie'>, { id }: StoredVerification): void {
  setCookie(noProofCookie)
  tables.verification.update({ where: { id: { equals: id } }, data: { is_used: true, said: [] as never } }) // see `list` of the tables
}

/** No restore of this account that was begun before sets a password any more, whoever began it. */
export function endRestores({ tables, now }: Pick<Scene, 'tables' | 'now'>, userId: number): void {
  const where = { purpose: { equals: 'restore' }, user_id: { equals: userId } }
  tables.verification.update({ where, data: { expires_at: now(), proof: '' } })
}

/** Whether an account has this e-mail or phone. */
export const isAt =
  (target: string) =>
  ({ email, phone }: Pick<StoredUser, 'email' | 'phone'>): boolean =>
    email.toLowerCase() === target || phone === target

function find({ tables, secrets }: VerificationScene, id: string): StoredVerification | null {
  const row = tables.verification.findFirst({ where: { id: { equals: secrets.digest(id) } } })
  return row && !row.is_used ? row : null
}

const isOver = ({ now }: VerificationScene, { expires_at, attempts_left }: StoredVerification) => expires_at <= now() || attempts_left <= 0
const isChecked = (scene: VerificationScene, { expires_at, proof }: StoredVerification) =>
  expires_at > scene.now() && hasProof(scene, proof)
/** Whether its code was sent to somebody who may use it. */
const isSendable = ({ purpose, user_id }: StoredVerification) => purpose === 'registration' || user_id !== 0
/** A digest of six digits alone would be found by trying all of them. */
const codeText = (id: string, code: string) => `${id} ${code}`

function freshCode({ secrets, now }: VerificationScene, id: string, send: (code: string) => void) {
  const code = String(crypto.getRandomValues(new Uint32Array(1))[0]! % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0')
  send(code)
  return {
    code: secrets.digest(codeText(id, code)),
    expires_at: now() + CODE_LIFE_MS,
    resend_at: now() + CODE_RESEND_MS,
    attempts_left: CODE_ATTEMPTS,
  }
}

function viewOf(scene: VerificationScene, id: string, row: StoredVerification): CodeVerification {
  const { channel, target, expires_at, resend_at, attempts_left } = row
  const known = channel as Target['channel'] // as it was written
  return {
    id,
    code_verification: {
      channel: known,
      sent_to: maskedContact(known, target),
      expires_at: new Date(expires_at).toISOString(),
      resend_at: new Date(resend_at).toISOString(),
      attempts_left: Math.max(0, attempts_left),
      is_checked: isChecked(scene, row),
    },
  }
}
