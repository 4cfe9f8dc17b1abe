type Faces = { statusCode?: unknown; status?: unknown; response?: { status?: unknown } | null }

/** The status of anything thrown: statusCode, status or the response's status, else 500. [ERROR-005] */
export function errorStatus(error: unknown): number {
  const { statusCode, status, response } = (typeof error === 'object' && error !== null ? error : {}) as Faces
  const found = [statusCode, status, response?.status].find((it) => typeof it === 'number' && it >= 400 && it < 600)
  return typeof found === 'number' ? found : 500
}
