import type { Plugin } from 'vite'
import { isAdvertPath, sendAdvertFile } from '../drawn/advert-files'
import { isPicturePath, sendPicture } from '../drawn/pictures'

/** The development server draws product pictures and advertising materials as the server of the built shop does. */
export const devPictures = (): Plugin => ({
  name: 'dev-pictures',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (isPicturePath(request.url ?? '')) sendPicture(request, response)
      else if (isAdvertPath(request.url ?? '')) sendAdvertFile(request, response)
      else next()
    })
  },
})
