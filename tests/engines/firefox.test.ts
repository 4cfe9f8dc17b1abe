import { firefoxEngine } from './drivers/firefox'
import { playStories } from './play-stories'

playStories(firefoxEngine())
