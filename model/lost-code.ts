/** A part of the shop's own code did not come: there is no network, or a new version was put up meanwhile. It may come when it is asked for again. */
export class LostCode extends Error {
  override readonly name = 'LostCode'
}
/** Whether that is what failed. */
export const isLostCode = (thrown: unknown): boolean => thrown instanceof LostCode
/** What the screen says of it, and what to do. */
export const LOST_CODE_ADVICE = 'Проверьте интернет и\u00a0повторите; если не\u00a0поможет, обновите страницу.'
