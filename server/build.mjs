// `npm run build`: the shop into dist, its server into dist-server.
import { buildShop } from './set-up.mjs'

try {
  await buildShop(process.env)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
