import { createContext, use, type ReactNode } from 'react'
import type { Api } from '../../model/contract'

const ApiContext = createContext<Api | null>(null)

/** Gives the client to the flows of a page: machines that live no longer than it does and bind their calls themselves. */
export const ApiProvider = ({ api, children }: { api: Api; children: ReactNode }) => <ApiContext value={api}>{children}</ApiContext>

/** The client. */
export function useApi(): Api {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi outside of ApiProvider')
  return api
}
