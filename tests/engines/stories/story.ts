import type { Tab } from '../drivers/tab'
import type { ServedShop } from '../shop/served-shop'

/** Something that is done and seen in every engine. It begins in a browser with nothing stored. Throws where something is not so. */
export type Story = { title: string; play: (tab: Tab, shop: ServedShop) => Promise<void> }
