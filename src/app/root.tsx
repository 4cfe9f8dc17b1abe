import { type ComponentProps, StrictMode, useEffect } from 'react'
import { Shop } from './shop'

/** All that stands in the page's root, the same in the browser and in a server that draws pages. @param onDrawn called once it is there, in browsers alone */
export function Root({ onDrawn, ...shop }: ComponentProps<typeof Shop> & { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn])
  return (
    <StrictMode>
      <Shop {...shop} />
    </StrictMode>
  )
}
