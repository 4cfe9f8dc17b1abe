import { usePageKeys } from './use-page-keys'

/** The keys that guests have too. [DEC-051] */
export function GuestKeys() {
  usePageKeys()
  return null
}
