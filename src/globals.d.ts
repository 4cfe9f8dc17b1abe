/** True in the demo build: the fake server answers in the page. False in a build for a real server. */
declare const __FAKE_SERVER__: boolean
/** True in a build for the token strategy: calls carry a bearer. [DEC-004] */
declare const __TOKEN_STRATEGY__: boolean
/** True where the server draws pages, without effects; false in every browser. */
declare const __IN_SERVER__: boolean
/** Where the calls of this build go. */
declare const __API_BASES__: Readonly<Record<'api' | 'apiAlt' | 'origin', string>>
