type Env = Record<string, string | undefined>
type LockFile = { packages: Record<string, { version?: string; optional?: boolean; devOptional?: boolean }> }

export declare function setUp(env: Env, print: (line: string) => void): Promise<void>
export declare function missingPackages(wanted: LockFile, kept: LockFile): string[]
export declare function newestChange(paths: readonly string[]): number
export declare function buildSettings(env: Env): Record<string, string>
