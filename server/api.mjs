// `npm run api`: installs and builds what is missing, then serves the shop and the fake server's API from one origin.
// PORT (default 8787), STATE (a file that keeps the state), PRODUCTS (default 2000) and SEED come from the environment;
// AUTH=token signs in by bearers, ALLOWED_ORIGINS (separated by commas) lets pages of these origins call the API;
// SCENARIOS=1 lets requests name worlds, scenarios and latency (tests do), BEHIND_PROXY=1 believes X-Forwarded-For.
import { fileURLToPath } from 'node:url'
import { nodeRefusal } from './node-version.mjs'

const refusal = nodeRefusal(process.versions.node)
if (refusal) refuse(refusal)
const port = wholeNumber('PORT', 8787, 0, 65535)
const products = wholeNumber('PRODUCTS', 2000, 100, 100_000)
const seed = wholeNumber('SEED', 1, 0, 2 ** 31)

try {
  const auth = process.env.AUTH === 'token' ? 'token' : 'session'
  const { setUp, API_SHOP, TOKEN_SHOP } = await import('./set-up.mjs')
  const shop = auth === 'token' ? TOKEN_SHOP : API_SHOP
  await setUp(process.env, (line) => console.log(line), shop)
  const { startApiServer } = await import(new URL('../dist-server/api.js', import.meta.url).href)
  const dist = fileURLToPath(new URL(`../${shop.dist}/`, import.meta.url))
  const file = process.env.STATE || null
  const isForTests = process.env.SCENARIOS === '1'
  const isBehindProxy = process.env.BEHIND_PROXY === '1'
  const allowedOrigins = (process.env.ALLOWED_ORIGINS ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
  const origin = process.env.SITE_ORIGIN || ''
  const server = await startApiServer({
    dist,
    port,
    products,
    seed,
    file,
    isForTests,
    isBehindProxy,
    auth,
    allowedOrigins,
    isDrawing: true,
    origin,
  })
  // What draws pages is loaded before anybody waits for it.
  fetch(`http://127.0.0.1:${server.port}/`).catch(() => {})
  const state = file ? `its state is kept in ${file}` : 'its state is forgotten with the process'
  console.log(`Картер and its API are served on http://127.0.0.1:${server.port}, ${state}. Stop it with Ctrl+C.`)
  if (!isBehindProxy) console.log(`Letters with codes, and moderation: http://127.0.0.1:${server.port}/dev`)
} catch (error) {
  if (error.code === 'EADDRINUSE')
    refuse(`Port ${port} is in use by another program: choose another one, for example PORT=8790 npm run api.`)
  if (error.code === 'EACCES')
    refuse(`Port ${port} may not be used by this user: choose one above 1024, for example PORT=8790 npm run api.`)
  refuse(error.message)
}

/** Ends the process with one sentence for the person at the terminal. */
function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

function wholeNumber(name, usual, least, most) {
  const value = Number(process.env[name] || usual)
  if (!Number.isInteger(value) || value < least || value > most) {
    refuse(`${name} must be a whole number from ${least} to ${most}, not «${process.env[name]}».`)
  }
  return value
}
