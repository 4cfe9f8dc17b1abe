import type { AnyMachineSnapshot } from 'xstate'
import { HELP_SHOWN } from '../../../model/limits'

/** What the effects of the help centre answer in random walks. */
export const helpOutputs = {
  loadConfig: { enabled: true, initial_expanded: false },
  findArticles: [{ title: 'Как оформить заказ', uri: '/info/faq/kak-oformit-zakaz' }],
}

/** It is shown where it is on; closed it holds nothing; an answer stands only while enough is asked, and only the answered question is called answered. */
export function helpLaw(snapshot: AnyMachineSnapshot): boolean {
  const { config, text, answered } = snapshot.context
  const question = text.trim()
  return (
    snapshot.hasTag('shown') === (config?.enabled === true) &&
    (snapshot.hasTag('open') || (text === '' && answered === null)) &&
    (answered === null || (question.length >= 2 && answered.articles.length <= HELP_SHOWN)) &&
    (!snapshot.hasTag('answered') || answered?.question === question) &&
    (!snapshot.hasTag('busy') || question.length >= 2)
  )
}
