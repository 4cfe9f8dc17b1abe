/** @returns how `GET /promotion{Brand}/all` writes a brand, as one word with a capital: «gt-oil» is «GtOil» [CALL-073] */
export const brandInCall = (slug: string): string =>
  slug
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
