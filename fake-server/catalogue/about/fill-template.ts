/** What stands for a name in a template; undefined: not known of this product. */
export type TemplateValues = (name: string) => string | undefined

/**
 * A sentence with the values of a product: `{sae}` is one, `{fuel~}` begins with a small letter, `[, ISO {iso_vg}]` is left out where a
 * value of it is not known.
 * @returns null: a value outside brackets is not known, so that the sentence has nothing to say
 */
export function fillTemplate(template: string, values: TemplateValues): string | null {
  const inner = template.replace(/\[([^\]]*)\]/g, (_, part: string) => fillWhole(part, values) ?? '')
  return (
    fillWhole(inner, values)
      ?.replace(/ {2,}/g, ' ')
      .replace(/ (?=[,.:])/g, '')
      .trim() ?? null
  )
}

function fillWhole(template: string, values: TemplateValues): string | null {
  let isWhole = true
  const text = template.replace(/\{(\w+)(~?)\}/g, (_, name: string, isSmall: string) => {
    const value = values(name)
    if (value === undefined) isWhole = false
    return isSmall ? small(value ?? '') : (value ?? '')
  })
  return isWhole ? text : null
}

/** The first letter of each alternative: «Бензин/Дизель» is «бензин/дизель», «HVLP» stays. */
const small = (text: string): string => text.replace(/(?<=^|\/|, )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
