import { words } from '../../machines/words'

const titles = import.meta.glob<string>('../../docs/flows/stories/*.md', { query: '?title', import: 'default', eager: true })

/** Where a page of the atlas is, and what it is called. */
export type PageTitle = { to: string; title: string }

/** The worked examples. */
export const storyTitles: readonly PageTitle[] = Object.entries(titles).map(([path, title]) => ({
  to: `/flows/stories/${/([\w-]+)\.md$/.exec(path)![1]!}`, // the glob says so
  title,
}))

/** The pages that tell of all machines at once. */
export const OVERVIEW: readonly PageTitle[] = [
  { to: '/flows', title: 'Оглавление' },
  { to: '/flows/map', title: 'Карта системы' },
  { to: '/flows/coverage', title: 'Что пройдено проверками' },
]

/** What the page at this address is called; undefined where there is none. */
export const titleOf = (to: string): string | undefined =>
  [...OVERVIEW, ...storyTitles].find((page) => page.to === to)?.title ?? words.get(to.slice('/flows/'.length))?.title
