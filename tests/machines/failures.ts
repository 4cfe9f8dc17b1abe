import { ApiError } from '../../model/api-error'

/** How a call of any machine may fail: nobody answers, the login has run out, and what a server refuses. */
export const failures = [0, 401, 404, 409, 422, 503].map((status) => new ApiError(status, '', { details: { lines: [] } }))
