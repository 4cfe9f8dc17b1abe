/** All that @mswjs/data takes from the whole of lodash: whether a value can be called. */
export const isFunction = (value: unknown): boolean => typeof value === 'function'
