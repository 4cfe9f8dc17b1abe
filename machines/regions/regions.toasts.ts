import type { Toast } from '../toaster/toaster.machine'

/** This tab buys for the region that another tab chose. [DEC-027] */
export const FOLLOWED: Toast = { text: 'Регион изменён в другой вкладке', tone: 'info', kind: 'notification' }
