import { registrationContract } from '../../../model/contract/people/registration'
import { unbuilt } from '../../handlers-for'

/** Registration, and codes that confirm an e-mail or a phone. Not built yet. */
export const registrationHandlers = unbuilt(registrationContract)
