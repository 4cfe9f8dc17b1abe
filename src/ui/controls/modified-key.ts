/** Whether another key is held with it: then it is no key of a field that counts. */
export const isModified = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>): boolean => altKey || ctrlKey || metaKey || shiftKey
