const KEBAB = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/

/** A name in the forms that code needs. @param name in kebab case, as files are named: `order-check` @throws where it is not */
export function formsOf(name) {
  if (!KEBAB.test(name)) throw new Error(`${name}: a name is written in kebab case, like order-check.`)
  const camel = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
  return { kebab: name, camel, pascal: camel[0].toUpperCase() + camel.slice(1) }
}
