const titles = import.meta.glob<string>('../../../docs/flows/stories/*.md', { query: '?title', import: 'default', eager: true })

/** The worked examples: where each is, and what it is called. */
export const storyTitles: readonly { to: string; title: string }[] = Object.entries(titles).map(([path, title]) => ({
  to: `/flows/stories/${/([\w-]+)\.md$/.exec(path)![1]!}`, // the glob says so
  title,
}))
