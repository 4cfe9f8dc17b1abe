/** Names the world that a request is meant for; tests that run side by side name one each. */
export const WORLD_HEADER = 'x-fake-world'
