import type { Locator, Page } from '@playwright/test'
import { SCREEN_SIZE } from '../../tools/diagrams/pages/pictures-of-screens'

/** What a picture shows of the window, px: little of it large, or all of it small. */
const VIEWS = [
  { width: 640, height: 400 },
  { width: 960, height: 600 },
  { width: 1280, height: 800 },
] as const
const QUALITY = 0.6
/** What is smaller than that is framed, so that it is seen what is meant, px. */
const SMALL = { width: 560, height: 80 }

type Box = { x: number; y: number; width: number; height: number }

/** A bar as wide as the window says what it has to say at its left. */
const BAR_HEIGHT = 60

/** The smallest view that holds a box, with the box in its middle where the window lets it. */
function viewOf(whole: Box): Box {
  const all = VIEWS[2]
  const box = whole.height <= BAR_HEIGHT ? { ...whole, width: Math.min(whole.width, VIEWS[1].width) } : whole
  const { width, height } = VIEWS.find((view) => view.width >= box.width && view.height >= box.height) ?? all
  const within = (middle: number, size: number, most: number) => Math.round(Math.min(Math.max(middle - size / 2, 0), most - size))
  return {
    x: within(box.x + box.width / 2, width, all.width),
    y: within(box.y + box.height / 2, height, all.height),
    width,
    height,
  }
}

/** Whatever is in sight and still loads. */
const isStill = () =>
  document.fonts.status === 'loaded' &&
  [...document.images].every((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return image.complete || bottom < 0 || top > innerHeight
  })

/** Until pictures are drawn as they will stay: at first a browser may draw them roughly. */
const drawn = async () => {
  await Promise.allSettled([...document.images].filter(({ complete }) => complete).map((image) => image.decode()))
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

/**
 * A small picture of what a page shows now, in WebP.
 * @param of what it is about; the whole window where nothing is named
 */
export async function smallPicture(page: Page, of: Locator | null): Promise<Buffer> {
  await page.waitForFunction(isStill)
  await page.evaluate(drawn)
  const box = of && (await of.boundingBox())
  const view = box ? viewOf(box) : { x: 0, y: 0, ...VIEWS[2] }
  // The demo's own button is no part of the shop.
  const style = '[data-demo] { display: none }'
  const shot = await page.screenshot({ clip: view, animations: 'disabled', caret: 'hide', style })
  const frame = box && box.width <= SMALL.width && box.height <= SMALL.height ? { ...box, x: box.x - view.x, y: box.y - view.y } : null
  const desk = await page.context().newPage()
  const webp = await desk.evaluate(
    async ({ png, frame, size, scale, quality }) => {
      const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes]), {
        resizeWidth: size.width,
        resizeHeight: size.height,
        resizeQuality: 'high',
      })
      const canvas = new OffscreenCanvas(size.width, size.height)
      const pen = canvas.getContext('2d', { alpha: false })! // a fresh canvas has it
      pen.drawImage(image, 0, 0)
      if (frame) {
        pen.strokeStyle = '#e0900a'
        pen.lineWidth = 3
        pen.beginPath()
        pen.roundRect(frame.x * scale - 4, frame.y * scale - 4, frame.width * scale + 8, frame.height * scale + 8, 5)
        pen.stroke()
      }
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
      return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())))
    },
    { png: shot.toString('base64'), frame, size: SCREEN_SIZE, scale: SCREEN_SIZE.width / view.width, quality: QUALITY },
  )
  await desk.close()
  return plain(Buffer.from(webp, 'base64'))
}

/** The picture alone, without the profile of colours that Chromium puts beside it: what has none is sRGB. */
function plain(webp: Buffer): Buffer {
  let at = 12
  while (webp.toString('latin1', at, at + 4) !== 'VP8 ') at += 8 + webp.readUInt32LE(at + 4) + (webp.readUInt32LE(at + 4) % 2)
  const end = at + 8 + webp.readUInt32LE(at + 4)
  const picture = Buffer.concat([Buffer.from('RIFF____WEBP', 'latin1'), webp.subarray(at, end), Buffer.alloc((end - at) % 2)])
  picture.writeUInt32LE(picture.length - 8, 4)
  return picture
}
