import { type ComponentProps, StrictMode, useEffect } from 'react'
import { Shop } from './shop'

/**
 * All that stands in the page's root, the same in the browser and in a server that draws pages.
 * @param onListening called once presses are heard: what is not hydrated yet is when it is pressed
 */
export function Root({ onListening, ...shop }: ComponentProps<typeof Shop> & { onListening: () => void }) {
  useEffect(onListening, [onListening])
  return (
    <StrictMode>
      <Shop {...shop} />
    </StrictMode>
  )
}
