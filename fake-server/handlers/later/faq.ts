import { helpContract } from '../../../model/contract/conversation/help'
import { unbuilt } from '../../handlers-for'

/** Questions and answers. Not built yet. */
export const faqHandlers = unbuilt(helpContract)
