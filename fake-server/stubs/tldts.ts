/**
 * Stands in the demo build for the list of public suffixes that tough-cookie asks for every request of msw.
 * Out: always null, "this host has no public suffix", so that a cookie belongs to its own host only, as all of ours do.
 */
export const getDomain = (): null => null
