/** What was seen of the whole shop in all runs of its machines. Each name is the id of a machine. */
export type Seen = {
  /** Who started whom. */
  starts: readonly { parent: string; child: string }[]
  /** Who told whom what, directly or through the parent's relay. */
  messages: readonly { from: string; to: string; type: string }[]
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

/** The machines that a machine starts, as it was seen, by their ids. */
export const childrenOf = ({ starts }: Seen, id: string): string[] =>
  unique(starts.filter(({ parent }) => parent === id).map(({ child }) => child)).sort()
/** What one tells another, by type. */
export const toldBy = ({ messages }: Seen, from: string, to: string): string[] =>
  unique(messages.filter((it) => it.from === from && it.to === to).map(({ type }) => type)).sort()
