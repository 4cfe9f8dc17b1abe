import { defineConfig } from 'vite'

/** The server of the built shop, for Node 20, which runs no TypeScript; sirv stays a package beside it. */
export default defineConfig({
  publicDir: false,
  build: { ssr: 'server/server.ts', outDir: 'dist-server', target: 'node20' },
})
