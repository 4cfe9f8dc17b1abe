type Key = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether Ctrl+Z or Cmd+Z was pressed, in whatever layout. [DEC-051] */
export const isUndoKey = ({ code, ctrlKey, metaKey, shiftKey, altKey }: Key): boolean =>
  code === 'KeyZ' && (ctrlKey || metaKey) && !shiftKey && !altKey
