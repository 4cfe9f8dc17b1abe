/** A text as it is searched in and for: without capitals and «ё», every white space, no-break ones too, as one ordinary space. */
export const plainText = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е').replace(/\s+/g, ' ')
