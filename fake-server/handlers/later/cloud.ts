import { cloudContract } from '../../../model/contract/content/cloud'
import { unbuilt } from '../../handlers-for'

/** Advertising materials. Not built yet. */
export const cloudHandlers = unbuilt(cloudContract)
