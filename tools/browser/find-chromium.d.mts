export declare const chromiumArgs: string[]
export declare function chromiumCandidates(env: Record<string, string | undefined>, platform: string): string[]
export declare function findChromium(
  env?: Record<string, string | undefined>,
  platform?: string,
  isRunnable?: (path: string) => boolean,
): string | null
