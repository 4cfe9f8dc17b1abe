import { type ComponentProps, StrictMode } from 'react'
import { Shop } from './shop'

/** All that stands in the page's root, the same in the browser and in a server that draws pages. */
export const Root = (shop: ComponentProps<typeof Shop>) => (
  <StrictMode>
    <Shop {...shop} />
  </StrictMode>
)
