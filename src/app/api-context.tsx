import { createContext, use, type ReactNode } from 'react'
import type { Api } from '../../model/contract'

const ApiContext = createContext<Api | null>(null)

/** Gives the client to the few places that write without a machine of the shop (a favourite, a cancelled order). */
export const ApiProvider = ({ api, children }: { api: Api; children: ReactNode }) => <ApiContext value={api}>{children}</ApiContext>

/** The client. */
export function useApi(): Api {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi outside of ApiProvider')
  return api
}
