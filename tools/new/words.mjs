/** @param {string} name in kebab case: 'about-company' @returns in camel case: 'aboutCompany' */
export const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** @param {string} name in kebab case: 'about-company' @returns in Pascal case: 'AboutCompany' */
export const pascal = (name) => camel(`-${name}`)
