const files = import.meta.glob<string[]>('../../docs/flows/**/*.md', { query: '?lines', import: 'default', eager: true })

/** All that is to be read in the atlas: the lines of each page by its address. It is loaded on demand: most readers never search. */
export const flowLines: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(files).map(([path, lines]) => {
    const name = /docs\/flows\/(.*)\.md$/.exec(path)![1]! // the glob says so
    return [name === 'index' ? '/flows' : `/flows/${name}`, lines]
  }),
)
