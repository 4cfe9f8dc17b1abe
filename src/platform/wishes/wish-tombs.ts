import { storage } from '../storage'

const PREFIX = 'karter-wishes-gone:'

/**
 * What a page that went was still forgetting, by the beginnings of keys: «1/» is all of person 1, «1/ab12» what one tab kept of his.
 * Raised as the page goes, for its transactions go with it; taken away by the next page, once nothing lies there. [DEC-010]
 */
export const wishTombs = {
  all: (): string[] => storage.keys(PREFIX).map((key) => key.slice(PREFIX.length)),
  covers: (key: string): boolean => wishTombs.all().some((beginning) => key.startsWith(beginning)),
  raise: (beginning: string): void => storage.write(PREFIX + beginning, true),
  remove: (beginning: string): void => storage.remove(PREFIX + beginning),
}
