import type { CloudFolder } from '../../../model/content/cloud'

/** Where a folder is opened: a brand's section by its slug, the others by their number. [ROUTE-059] */
export const folderAddress = ({ id, slug }: Pick<CloudFolder, 'id' | 'slug'>): string => `/personal/advert/${slug === '' ? id : slug}`
