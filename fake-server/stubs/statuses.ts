/** Stands in the demo build for the English words of HTTP statuses: the shop says what happened in its own. */
export default { message: {} }
