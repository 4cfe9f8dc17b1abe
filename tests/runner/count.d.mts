export type Count = { passed: number; failed: number }
export declare function countTests(kind: 'vitest' | 'playwright', report: unknown, exitCode: number | null): Count
export declare function failures(kind: 'vitest' | 'playwright', report: unknown): string[]
export declare function summary(counts: readonly Count[]): string
