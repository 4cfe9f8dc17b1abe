const FOCUSABLE = 'input:not([type="hidden"]), select, textarea, button, [tabindex]'

/** Puts the focus into a field. @param id of its input, or of what its inputs stand in (a group of radios) */
export function focusField(id: string): void {
  const element = document.getElementById(id)
  const field = element?.matches(FOCUSABLE) ? element : element?.querySelector<HTMLElement>(FOCUSABLE)
  field?.focus()
}
