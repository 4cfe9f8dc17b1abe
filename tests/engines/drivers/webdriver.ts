import { CALL_LIMIT_MS } from './tab'

/** One session of a WebDriver server: a call by its method, path under the session, and body. Rejects after a limit. */
export type Session = { call: (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>; end: () => Promise<void> }

type Answer = { value: unknown }
type Failure = { error: string; message: string }
const isFailure = (value: unknown): value is Failure => typeof value === 'object' && value !== null && 'error' in value

async function send(origin: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(origin + path, {
    method,
    signal: AbortSignal.timeout(CALL_LIMIT_MS),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { value } = (await answer.json()) as Answer // the form that WebDriver lays down
  if (isFailure(value)) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** Begins a session. @param origin of the WebDriver server */
export async function newSession(origin: string, capabilities: object): Promise<Session> {
  const { sessionId } = (await send(origin, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as { sessionId: string }
  return {
    call: (method, path, body) => send(origin, method, `/session/${sessionId}${path}`, body),
    end: async () => void (await send(origin, 'DELETE', `/session/${sessionId}`)),
  }
}
