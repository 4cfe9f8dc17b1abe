import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Two projects: `unit` is pure and quick, `components` draws pages in happy-dom. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/**/*.test.ts'], exclude: ['tests/components/**', 'tests/e2e/**', 'node_modules/**'] } },
      {
        plugins: [react()],
        test: { name: 'components', environment: 'happy-dom', include: ['tests/components/**/*.test.{ts,tsx}'] },
      },
    ],
  },
})
