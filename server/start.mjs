// `npm start`: installs and builds what is missing, then serves the built shop.
import { nodeRefusal } from './node-version.mjs'

const refusal = nodeRefusal(process.versions.node)
if (refusal) {
  console.error(refusal)
  process.exit(1)
}

import('./set-up.mjs')
  .then(({ setUp }) => setUp(process.env, (line) => console.log(line)))
  .then(() => import('./serve.mjs'))
  .catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
