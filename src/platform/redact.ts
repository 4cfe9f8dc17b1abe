const secretKey = /pass|(?<!bar)code$|token|secret|authorization|cookie|_key$/i
/** Whether what stands under this name is hidden whatever it is. [DEC-047] */
export const isSecretName = (name: string): boolean => secretKey.test(name)

/** What an inspector or a log may see of a value: plain data, secrets by name as «•••», no actors, no errors' innards. `Secret` hides itself besides. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'function') return undefined
  if (!value || typeof value !== 'object') return value
  if (depth > 8) return '…'
  if (value instanceof Error) return { name: value.name, message: value.message }
  if ('toJSON' in value && typeof value.toJSON === 'function') return (value.toJSON as () => unknown)()
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, isSecretName(key) ? '•••' : redact(item, depth + 1)]))
}

/** A path for the log: the code of an invitation stays out of it. [DEC-047] @param pathname without search and hash */
export const redactPath = (pathname: string): string => pathname.replace(/^\/invites\/[^/]+/, '/invites/•••')
