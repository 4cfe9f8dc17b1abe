/** The people of the demo, by what they are. */
export const people = {
  administrator: 'snab@volga-servis.example',
  second: 'gavrilov@tehno-zaimka.example',
  buyer: 'ryabov@volga-servis.example',
  moderated: 'lapina@stepnoy-veter.example',
  unregistered: 'zuev@pyataya-peredacha.example',
  regionless: 'fomina@tri-gaiki.example',
  overdue: 'shestakov@dalniy-reis.example',
  big: 'soboleva@magistral-opt.example',
} as const
export type Person = keyof typeof people

/** The password of all of them. */
export const PASSWORD = 'karter-2026'
