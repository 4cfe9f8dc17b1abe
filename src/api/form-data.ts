type Part = string | Blob
const isList = (value: Part | readonly Part[]): value is readonly Part[] => Array.isArray(value)

/** A body as form data: an absent field is left out, each item of a list stands under `name[]`. */
export function formDataOf(body: unknown): FormData {
  const form = new FormData()
  // Bodies of form rows hold texts and files, see the contract.
  for (const [name, value] of Object.entries(body as Record<string, Part | readonly Part[] | undefined>)) {
    if (value === undefined) continue
    if (isList(value)) for (const item of value) form.append(`${name}[]`, item)
    else form.set(name, value)
  }
  return form
}
