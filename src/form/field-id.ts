/** The id of a field's input in the page: summaries of errors lead to it. */
export const fieldId = (form: string, field: string): string => `${form}-${field}`
