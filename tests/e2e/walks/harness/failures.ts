import { ApiError } from '../../../../model/api-error'
import { RETRIES } from '../../../../model/limits'

/** The server does not answer: what may be sent again, is. */
export const SILENT = new ApiError(503, '')
/** So often a request goes out that is never answered. */
export const ALL_ATTEMPTS = RETRIES + 1
