import { type ListSlice, ordersFileMachine } from '../../../../machines/orders-file/orders-file.machine'
import { pageCall } from '../../../api/page-call'
import { serverNow } from '../../../platform/clock/server-clock'
import { download } from '../../../platform/files/download'
import { loadPaperFonts } from '../../../platform/files/paper-fonts'
import { createLazy } from '../../../shop/code/lazy'
import type { PaperSource } from './write-paper'

/** What writes papers, with its fonts: 170 kB that come when the first one is wanted. */
const writer = createLazy(async () => {
  const [{ writePaper }, fonts] = await Promise.all([import('./write-paper'), loadPaperFonts()])
  return (source: PaperSource) => writePaper(source, fonts, serverNow())
})

/** A document or act as a PDF: it is there already, and only written. @param source null: it has not come, and must not be asked for */
export const connectPaper = (source: PaperSource | null) =>
  ordersFileMachine.provide({
    actors: {
      loadSlice: pageCall(async (): Promise<ListSlice> => ({ rows: [], next: null, total: 1 })),
      saveFile: pageCall(async ({ signal }) => {
        if (!source) throw new Error('A paper is wanted before what it is made of is there')
        const write = await writer.load()
        signal.throwIfAborted()
        const { file, name } = write(source)
        download(file, name)
        return name
      }),
    },
  })
