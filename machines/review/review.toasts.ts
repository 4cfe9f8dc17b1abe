import type { Toast } from '../toaster/toaster.machine'

/** The review of an order is taken. [ERROR-008] */
export const REVIEWED: Toast = { text: 'Благодарим за ваш отзыв', tone: 'ok', kind: 'plain' }
