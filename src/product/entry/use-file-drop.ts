import { useEffect, useEffectEvent, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/**
 * A file that is dropped anywhere on the page; without it the browser would leave the page to open the file. What is dropped on a field of
 * files or over an open dialog is not for it. @param onFile null: none is taken now
 * @returns whether a file is held over the page
 */
export function useFileDrop(onFile: ((file: File) => void) | null): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((file: File) => onFile?.(file))
  const isTaken = onFile !== null
  useEffect(() => {
    if (!isTaken) return
    /** The pointer enters an element before it leaves the one around it. */
    let depth = 0
    const isFor = (event: DragEvent) => hasFiles(event) && document.querySelector('dialog[open]') === null
    const listen = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', react: (event: DragEvent) => void) => {
      const listener = (event: DragEvent) => isFor(event) && react(event)
      document.addEventListener(type, listener)
      return () => document.removeEventListener(type, listener)
    }
    const off = [
      listen('dragenter', () => {
        depth++
        setOver(true)
      }),
      listen('dragover', (event) => event.preventDefault()),
      listen('dragleave', () => {
        depth--
        if (depth <= 0) setOver(false)
      }),
      listen('drop', (event) => {
        event.preventDefault()
        depth = 0
        setOver(false)
        const [file] = event.dataTransfer?.files ?? []
        if (file) take(file)
      }),
    ]
    return () => {
      for (const each of off) each()
      setOver(false)
    }
  }, [isTaken])
  return isOver
}
