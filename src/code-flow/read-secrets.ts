import type { Secrets } from '../../model/form/form'
import { Secret } from '../../model/identity/secret'

/** Reads these fields of a form as secrets, for `FormView`. [DEC-047] */
export const secretsOf =
  (...names: readonly string[]) =>
  (form: HTMLFormElement): Secrets => {
    const typed = new FormData(form)
    return Object.fromEntries(
      names.map((name) => {
        const text = typed.get(name)
        return [name, new Secret(typeof text === 'string' ? text : '')]
      }),
    )
  }
