import { usersContract } from '../../../model/contract/people/users'
import { unbuilt } from '../../handlers-for'

/** What a user changes about themselves. Not built yet. */
export const usersHandlers = unbuilt(usersContract)
