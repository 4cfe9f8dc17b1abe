export declare function nodeRefusal(version: string): string | null
