import type { Vocabulary } from '../../../../machines/support/names'

/**
 * What nobody reaches in a browser, by the ids of transitions of states that there are, and why: Russian sentences for the analysts.
 * `Root`: the id of the machine, where transitions of the whole chart are among them.
 */
export type Unreached<M, Root extends string = never> = Readonly<
  Record<`${string}.${Vocabulary<M>['states'] & string}--${string}` | `${Root}--${string}`, string>
>

/** Why what fails with the browser's storage is not reached. */
export const STORAGE = 'Простое хранилище браузера отказом не отвечает: запрещённое или испорченное читается как пустое.'
