import type { Config } from '../../../model/content/config'
import { useResource } from './use-resource'

/** The shop's configuration; undefined until it is there. [DEC-001] */
export function useConfig(): Config | undefined {
  const config = useResource('config.get', {})
  return config.status === 'ready' ? config.data : undefined
}
