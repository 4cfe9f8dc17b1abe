type Keys<TKey extends string> = Readonly<Record<TKey, boolean>>

/** Whether a key is held that makes a command of another: Ctrl, Alt, or the one of a Mac. */
export const isCommand = ({ altKey, ctrlKey, metaKey }: Keys<'altKey' | 'ctrlKey' | 'metaKey'>): boolean => altKey || ctrlKey || metaKey
/** Whether another key is held with it, Shift as well: then it is no key of a field that counts. */
export const isModified = (event: Keys<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean => event.shiftKey || isCommand(event)
