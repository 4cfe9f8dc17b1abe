import { webkitEngine } from './drivers/webkit'
import { playStories } from './play-stories'

playStories(await webkitEngine())
