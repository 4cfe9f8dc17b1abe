import { type ApiError, isInDoubt, isThrottled, refusalText } from '../../../model/api-error'

/** Why a saved cart was not changed; of what has no answer, that the next press asks for the same and does nothing twice. */
export const failureOf = (error: ApiError): string =>
  isInDoubt(error) && !isThrottled(error) ? 'Сервер не\u00a0ответил. Повторите: дважды это не\u00a0сделается.' : refusalText(error)
