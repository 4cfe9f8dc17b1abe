const FOLDER = '../../../docs/flows/'
const pages = import.meta.glob<string>('../../../docs/flows/**/*.md', { query: '?page', import: 'default' })
const pictures = import.meta.glob<string>('../../../docs/flows/**/*.svg', { query: '?raw', import: 'default' })

const loaded = new Map<string, Promise<string>>()
function once(key: string, load: () => Promise<string>): Promise<string> {
  const promise = loaded.get(key) ?? load()
  loaded.set(key, promise)
  // What did not come is asked for anew by whoever wants it next.
  promise.catch(() => loaded.delete(key))
  return promise
}

/** A page of the atlas as HTML; null where there is none. @param name below the folder, without its ending: `cart`, `stories/login` */
export function flowPage(name: string): Promise<string> | null {
  const path = `${FOLDER}${name}.md`
  const load = pages[path]
  return load ? once(path, load) : null
}

/** A picture of the atlas as SVG. @param file below the folder, as a page names it. Rejects where there is none. */
export function flowPicture(file: string): Promise<string> {
  const path = `${FOLDER}${file}`
  return once(path, pictures[path] ?? (() => Promise.reject(new Error(`No picture ${file}`))))
}
