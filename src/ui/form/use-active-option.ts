import { type RefObject, useEffect, useRef } from 'react'

/** The id of an option in the document, for the aria-activedescendant of the field that its list belongs to. */
export const optionElementId = (listId: string, id: string | number): string => `${listId}-${id}`

/**
 * Keeps in sight the option of a listbox to which arrow keys lead while the field has the focus.
 * @returns for each option, by its id: what makes its element one, told as chosen or not
 */
export function useActiveOption<Element extends HTMLElement, Id extends string | number>(listId: string, activeId: Id | null) {
  const active = useRef<Element>(null)
  useEffect(() => {
    // Braces: in newer browsers it answers with a promise, which is no clean-up.
    active.current?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (id: Id): OptionProps<Element> => ({
    ref: id === activeId ? active : undefined,
    id: optionElementId(listId, id),
    role: 'option',
    'aria-selected': id === activeId,
  })
}

/** Of the element of an option. */
export type OptionProps<Element> = { ref: RefObject<Element | null> | undefined; id: string; role: 'option'; 'aria-selected': boolean }
