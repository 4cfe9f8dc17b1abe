/**
 * Says why this Node cannot run the shop. Kept in old syntax, so that an old Node can read it.
 * In: the version as in `process.versions.node`. Out: one sentence, or null when the version will do.
 */
export function nodeRefusal(version) {
  const parts = version.split('.').map(Number)
  if (parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19)) return null
  return 'Картер needs Node 20.19 or newer, this is Node ' + version + ': install it from https://nodejs.org and try again.'
}
