import { vi } from 'vitest'

/** A wait ends when what is waited for is so: only what never comes meets this, also on a machine that is busy with other things. */
export const PATIENCE_MS = 30_000

/** Waits until a check holds. @throws what the check threw last, where it never did */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: PATIENCE_MS })
