import { checkBody, typedText } from '../form/check-body'
import type { CheckForm } from '../form/form'
import { API_RIGHTS, NewApiKey, Rotation } from './api-key'
import { OVERLAPS_H } from './api-limits'
import type * as z from 'zod/mini'

/** A new key, as it is typed: each right is a box of its own; `expires_on` '': no end. */
export type TypedKey = { name: string; read: boolean; order: boolean; documents: boolean; expires_on: string }

/** A new key of the region with this id. What is wrong with the rights is said at the first one. [DEC-077] */
export const checkNewKey =
  (id: number): CheckForm<TypedKey, { params: { id: number }; body: NewApiKey }> =>
  (typed) => {
    const { errors, body } = checkBody(NewApiKey, {
      name: typed.name,
      rights: API_RIGHTS.filter((right) => typed[right]),
      expires_on: typedText(typed.expires_on),
    })
    const { rights, ...others } = errors
    return { errors: { ...others, ...(rights !== undefined && { read: rights }) }, args: body && { params: { id }, body } }
  }

type RotationArgs = { params: { id: number; keyId: number }; body: z.output<typeof Rotation> }

/** How long the old secret goes on, as it is chosen: hours as a text. */
export const checkRotation =
  (id: number, keyId: number): CheckForm<{ overlap: string }, RotationArgs> =>
  ({ overlap }) => {
    const { body } = checkBody(Rotation, { overlap_hours: overlap === '' ? null : Number(overlap) })
    return {
      errors: body ? {} : { overlap: 'Выберите, сколько старый ключ ещё будет работать' },
      args: body && { params: { id, keyId }, body },
    }
  }

const OVERLAP_TEXTS: Readonly<Record<(typeof OVERLAPS_H)[number], string>> = {
  0: 'Отключить сразу',
  1: 'Ещё час',
  24: 'Ещё сутки',
  168: 'Ещё неделю',
}
/** The choices of a rotation with their words. */
export const OVERLAP_OPTIONS = OVERLAPS_H.map((hours) => [String(hours), OVERLAP_TEXTS[hours]] as const)
