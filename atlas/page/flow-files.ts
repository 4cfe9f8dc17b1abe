import { createLazyFiles } from '../lazy-files'

const FOLDER = '../../docs/flows/'
const pages = import.meta.glob<string>('../../docs/flows/**/*.md', { query: '?page', import: 'default' })
const pictures = import.meta.glob<string>('../../docs/flows/**/*.svg', { query: '?raw', import: 'default' })

/** A page of the atlas as HTML; null where there is none. @param key its name below the folder, without its ending: `cart`, `stories/login` */
export const flowPage = createLazyFiles(pages, (path) => path.slice(FOLDER.length, -'.md'.length))

/** A picture of the atlas as SVG; null where there is none. @param key its file below the folder, as a page names it */
export const flowPicture = createLazyFiles(pictures, (path) => path.slice(FOLDER.length))
