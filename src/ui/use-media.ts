import { useMemo, useSyncExternalStore } from 'react'

type Media = { listen: (changed: () => void) => () => void; matches: () => boolean }

/** A media query as a store for React. */
function mediaOf(query: string): Media {
  const list = matchMedia(query)
  return {
    listen: (changed) => {
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    matches: () => list.matches,
  }
}

/** The same for the screen alone: while the page is printed, what held on the screen goes on to hold. */
function screenMediaOf(query: string): Media {
  const media = mediaOf(query)
  const paper = mediaOf('print')
  let known = media.matches()
  return {
    listen: (changed) => {
      const ends = [media.listen(changed), paper.listen(changed)]
      return () => ends.forEach((end) => end())
    },
    matches: () => {
      if (!paper.matches()) known = media.matches()
      return known
    },
  }
}

/** Whether the page is shown on paper. */
export function usePrintMedia(): boolean {
  const media = useMemo(() => mediaOf('print'), [])
  return useSyncExternalStore(media.listen, media.matches, media.matches)
}

/**
 * Whether a media query holds on the screen now; renders anew when that changes. Paper is narrower than most windows, and browsers that
 * count the pages before they report the paper's width would leave out what grows over the last page then.
 */
export function useMedia(query: string): boolean {
  const media = useMemo(() => screenMediaOf(query), [query])
  return useSyncExternalStore(media.listen, media.matches, media.matches)
}

/** The phone of the style sheets. */
export const PHONE = '(max-width: 767px)'
/** A low window, whatever its width. */
export const LOW_WINDOW = '(max-height: 699px)'
/** Columns stand beside each other in a window that has little room from top to bottom. */
export const LOW_BESIDE = '(min-width: 1024px) and (max-height: 999px)'
/** Columns stand beside each other. */
export const BESIDE = '(min-width: 1024px)'
