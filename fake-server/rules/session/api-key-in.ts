/** The secret of a key for programs that a request brings; null: it brings none. A bearer of a login has another form. [DEC-077] */
export const apiKeyIn = (request: Request): string | null =>
  /^Bearer (krt_\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
