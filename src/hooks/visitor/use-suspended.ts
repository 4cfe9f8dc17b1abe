import { useCustomerState } from '../../shop/app-context'

/** Whether the login of somebody who is here has run out. [DEC-008] */
export const useIsSuspended = (): boolean => useCustomerState((customer) => customer?.hasTag('suspended') ?? false)
