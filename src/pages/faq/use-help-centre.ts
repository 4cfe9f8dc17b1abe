import { useResource, type Resource } from '../../hooks/data/use-resource'
import type { OutputOf } from '../../../model/contract/endpoint'
import type { helpContract } from '../../../model/contract/conversation/help'

type Questions = OutputOf<(typeof helpContract)['faq.list']>

/** Whether there is a help centre at all; one whose configuration does not come is taken for there. [DEC-034] */
export function useHelpCentre(): 'unknown' | 'on' | 'off' {
  const config = useResource('helpcenter.config', {})
  if (config.status === 'loading') return 'unknown'
  return config.status === 'ready' && !config.data.enabled ? 'off' : 'on'
}

/** All questions with their answers, for the list, its search and the pages of single answers. */
export const useQuestions = (): Resource<Questions> => useResource('faq.list', { query: { active: '1', sortBy: 'id' } })
