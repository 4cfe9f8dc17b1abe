declare module '@adobe/structured-data-validator' {
  /** @param schema the vocabulary of schema.org; without it the rules of search engines alone are checked */
  export default class Validator {
    constructor(schema?: unknown)
    validate(data: unknown): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>
  }
}
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: readonly string[] })
    parse(html: string): unknown
  }
}
