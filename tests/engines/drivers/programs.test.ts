import { expect, it } from 'vitest'
import { programsOf } from './programs'

const there = { package: 'xvfb', find: () => '/usr/bin/Xvfb' }
const gone = (name: string) => ({ package: name, find: () => null })

it('gives the paths of the programs of a browser, or names each package that is missing once', () => {
  expect(programsOf('WebKit', { screen: there })).toEqual({ screen: '/usr/bin/Xvfb' })
  const programs = { screen: there, driver: gone('webkit2gtk-driver'), browser: gone('webkit2gtk-driver'), bus: gone('dbus-daemon') }
  expect(() => programsOf('WebKit', programs)).toThrow(
    'The shop was not tried in WebKit: apt-get install webkit2gtk-driver dbus-daemon, and run the step «engines» again.',
  )
})
