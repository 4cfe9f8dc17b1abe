import { createLazy, type Lazy } from '../src/shop/code/lazy'

/**
 * Files that come when they are looked at. Several with one key are one thing: fetched at once, joined with the shortest name first.
 * @param files by path, as `import.meta.glob` gives them
 * @param keyOf what the file at a path is a part of
 * @returns what is at a key; null where no file is
 */
export function createLazyFiles(
  files: Readonly<Record<string, () => Promise<string>>>,
  keyOf: (path: string) => string,
): (key: string) => Lazy<string> | null {
  const parts = new Map<string, string[]>()
  for (const path of Object.keys(files)) parts.set(keyOf(path), [...(parts.get(keyOf(path)) ?? []), path])
  const lazies = new Map<string, Lazy<string>>()
  for (const [key, paths] of parts) {
    paths.sort((one, other) => one.length - other.length)
    const fetch = async () => (await Promise.all(paths.map((path) => files[path]!()))).join('') // of its keys
    lazies.set(key, createLazy(fetch))
  }
  return (key) => lazies.get(key) ?? null
}
