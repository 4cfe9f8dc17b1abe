import type { FromInspector } from '../protocol'

/** What each kind of message holds besides. By hand and not by a schema: what a schema needs would be in the shop's own files. */
const TEXTS: { [K in FromInspector['kind']]: readonly string[] } = {
  find: [],
  watch: ['inspector', 'tab'],
  leave: ['inspector', 'tab'],
  askPossible: ['inspector', 'tab', 'life', 'ask', 'session'],
  send: ['inspector', 'tab', 'life', 'ask', 'session'],
  report: ['inspector', 'tab', 'ask', 'recording'],
}
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** @returns null where it is no message of an inspector's */
export function readMessage(data: unknown): FromInspector | null {
  if (!isObject(data) || typeof data['kind'] !== 'string' || !Object.hasOwn(TEXTS, data['kind'])) return null
  const { kind } = data as FromInspector
  if (!TEXTS[kind].every((name) => typeof data[name] === 'string')) return null
  if ((kind === 'send' || kind === 'report') && typeof data['until'] !== 'number') return null
  if (kind === 'send' && !(isObject(data['event']) && typeof data['event']['type'] === 'string')) return null
  return data as FromInspector // as was just looked at
}
