import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** A property runs as long as it runs: only a test that hangs meets this, also on a machine that is busy with other things. */
const testTimeout = 60_000

/** Two projects: `unit` is pure and quick, `components` draws pages in happy-dom. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/components/**', 'tests/e2e/**', 'node_modules/**'],
        },
      },
      {
        plugins: [react()],
        test: { name: 'components', testTimeout, environment: 'happy-dom', include: ['tests/components/**/*.test.{ts,tsx}'] },
      },
    ],
  },
})
