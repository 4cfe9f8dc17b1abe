// `npm test`: sets up what is missing, runs every step, and ends with one line «N passed, N failed» that counts what really ran.
import { nodeRefusal } from '../server/node-version.mjs'

const refusal = nodeRefusal(process.versions.node)
if (refusal) {
  console.error(refusal)
  process.exit(1)
}

import('./runner/run-steps.mjs')
  .then(({ runSteps }) => runSteps(process.argv.slice(2)))
  .then((isGood) => process.exit(isGood ? 0 : 1))
  .catch((error) => {
    console.error(error.message)
    console.log('0 passed, 1 failed')
    process.exit(1)
  })
