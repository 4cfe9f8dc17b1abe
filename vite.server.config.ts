import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { apiBases } from './src/api/api-bases'

const drawnIcon = fileURLToPath(new URL('src/ui/drawn-icon.tsx', import.meta.url))

/** The servers of the built shop, for Node 20, which runs no TypeScript, and what draws pages in them; packages stay beside them. */
export default defineConfig(({ mode }) => ({
  define: {
    __IN_SERVER__: 'true',
    __FAKE_SERVER__: 'false',
    __TOKEN_STRATEGY__: 'false',
    __API_BASES__: JSON.stringify(apiBases(loadEnv(mode, process.cwd(), 'VITE_'))),
  },
  plugins: [react()],
  resolve: { alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: drawnIcon }] },
  ssr: { noExternal: ['lucide-react'] },
  publicDir: false,
  build: {
    ssr: true,
    rolldownOptions: {
      input: { server: 'server/server.ts', api: 'server/api/api-server.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: 'assets/[name][extname]' },
    },
    outDir: 'dist-server',
    target: 'node20',
    // What each shop was built from is kept beside.
    emptyOutDir: false,
  },
}))
