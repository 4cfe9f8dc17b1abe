// Serves the built shop and does nothing else. PORT (default 4173), API_URL and SITE_ORIGIN come from the environment.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const entry = new URL('../dist-server/server.js', import.meta.url)
const port = Number(process.env.PORT || 4173)

/** Ends the process with one sentence for the person at the terminal. */
function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

if (!Number.isInteger(port) || port < 0 || port > 65535) refuse(`PORT must be a number from 0 to 65535, not «${process.env.PORT}».`)
if (!existsSync(entry)) refuse('The shop is not built yet: run `npm start`, which builds and serves it, or `npm run build` first.')

try {
  const { startServer } = await import(entry.href)
  const server = await startServer({
    dist: fileURLToPath(new URL('../dist/', import.meta.url)),
    port,
    apiUrl: process.env.API_URL || null,
    origin: process.env.SITE_ORIGIN || '',
  })
  const data = process.env.API_URL ? `with the API of ${process.env.API_URL}` : 'with the fake server in the page'
  console.log(`Картер is served on http://localhost:${server.port} ${data}. Stop it with Ctrl+C.`)
} catch (error) {
  if (error.code === 'EADDRINUSE') refuse(`Port ${port} is in use by another program: choose another one, for example PORT=4180 npm start.`)
  if (error.code === 'EACCES') refuse(`Port ${port} may not be used by this user: choose one above 1024, for example PORT=4180 npm start.`)
  refuse(`The server could not start: ${error.message}`)
}
