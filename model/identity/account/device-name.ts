/** Browsers by what they call themselves; the first that fits counts, because most also name those that they are like. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Vivaldi\//, 'Vivaldi'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]
/** Systems that are held in a hand. */
const MOBILE: ReadonlySet<string> = new Set(['iPhone', 'iPad', 'Android'])

/** A browser and its system, in words. */
export type DeviceName = { name: string; isMobile: boolean }

/** «Chrome, Windows» by what a browser calls itself. [DEC-073] @param userAgent '' or anything at all: the name then says so */
export function deviceName(userAgent: string): DeviceName {
  const find = (kinds: readonly (readonly [RegExp, string])[]) => kinds.find(([sign]) => sign.test(userAgent))?.[1]
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)]
  const name = [browser, system].filter((word) => word !== undefined).join(', ')
  return { name: name || 'Неизвестное устройство', isMobile: system !== undefined && MOBILE.has(system) }
}
