/** The size that messengers show whole, px. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/**
 * The bitmap of a drawn picture for messengers, which take no SVG; other pictures are taken as they are.
 * @param image address of a product's picture
 */
export const sharePath = (image: string): string =>
  image.startsWith('/pictures/') && image.endsWith('.svg') ? image.replace(/^\/pictures\//, '/share/').replace(/\.svg$/, '.png') : image

/** The drawn picture that such a bitmap shows; null where an address is none. */
export const sharedPicture = (path: string): string | null =>
  path.startsWith('/share/') && path.endsWith('.png') ? path.replace(/^\/share\//, '/pictures/').replace(/\.png$/, '.svg') : null
