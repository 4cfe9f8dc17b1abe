/** What an engine is called without the family of its maker: «H4M» of «LADA:H4M». */
export const engineCode = (key: string): string => key.slice(key.indexOf(':') + 1)
