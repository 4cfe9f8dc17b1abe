import { useMedia } from '../../ui/use-media'

/** Whether the rows of a table of lines are folded, as the style sheets have it. */
export const useFolded = (): boolean => useMedia('(max-width: 1279px)')
