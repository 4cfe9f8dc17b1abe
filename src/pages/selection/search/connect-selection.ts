import { vehicleSelectionMachine } from '../../../../machines/vehicle-selection/vehicle-selection.machine'
import type { Api } from '../../../../model/contract'
import { pageCall } from '../../../api/page-call'

/** The selection of a car with the server. [CALL-077] */
export const connectSelection = (api: Api) =>
  vehicleSelectionMachine.provide({
    actors: {
      lookUp: pageCall(async ({ input: { query }, signal }) => {
        const { vehicle, choices } = await api('vehicles.details', { body: query }, { signal })
        return { vehicle, choices }
      }),
    },
  })
