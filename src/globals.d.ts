/** True in the demo build: the fake server answers in the page. False in a build for a real server. */
declare const __FAKE_SERVER__: boolean
