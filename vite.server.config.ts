import { defineConfig } from 'vite'

/** The servers of the built shop, for Node 20, which runs no TypeScript; packages stay beside them. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    rolldownOptions: {
      input: { server: 'server/server.ts', api: 'server/api/api-server.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
    outDir: 'dist-server',
    target: 'node20',
    // What each shop was built from is kept beside.
    emptyOutDir: false,
  },
})
