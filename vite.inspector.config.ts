import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './server/build/precompress'

const drawnIcon = fileURLToPath(new URL('src/ui/drawn-icon.tsx', import.meta.url))

/** The inspector's page, built beside the demo and apart from it: the files of the shop are the same with and without it. [DEC-070] */
export default defineConfig({
  define: { __FAKE_SERVER__: 'true', __IN_SERVER__: 'false' },
  plugins: [react(), precompress({ only: /^(inspector\.html|assets\/inspector)/ })],
  resolve: { alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: drawnIcon }] },
  publicDir: false,
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    emptyOutDir: false,
    assetsDir: 'assets/inspector',
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { input: 'inspector.html' },
  },
})
