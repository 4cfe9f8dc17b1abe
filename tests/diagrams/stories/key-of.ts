/** The key under which a write goes out, in words; '' of one without. */
export function keyOf({ headers }: RequestInit): string {
  const key = new Headers(headers).get('idempotency-key')
  return key ? `ключ ${key}` : ''
}
