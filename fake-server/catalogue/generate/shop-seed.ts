/** The seed of the generator: another one is another shop. */
export const SHOP_SEED = 'karter'
