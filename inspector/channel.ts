/** The name of the channel between the shop's tabs and inspectors. */
export const INSPECT_CHANNEL = 'karter.inspect'
