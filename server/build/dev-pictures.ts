import type { Plugin } from 'vite'
import { isPicturePath, sendPicture } from '../pictures'

/** The development server draws product pictures as the server of the built shop does. */
export const devPictures = (): Plugin => ({
  name: 'dev-pictures',
  configureServer(server) {
    server.middlewares.use((request, response, next) => (isPicturePath(request.url ?? '') ? sendPicture(request, response) : next()))
  },
})
