import { expect, it } from 'vitest'
import { deviceName } from '../../../../model/identity/account/device-name'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  [`${WINDOWS} Chrome/136.0.0.0 Safari/537.36`, 'Chrome, Windows', false],
  [`${WINDOWS} Chrome/136.0.0.0 YaBrowser/25.6.0.0 Safari/537.36`, 'Яндекс Браузер, Windows', false],
  [`${WINDOWS} Chrome/136.0.0.0 Safari/537.36 Edg/136.0.0.0`, 'Edge, Windows', false],
  [`${WINDOWS} Chrome/136.0.0.0 Safari/537.36 OPR/121.0.0.0`, 'Opera, Windows', false],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari, iPhone', true],
  [`${IPHONE} CriOS/136.0 Mobile/15E148 Safari/604.1`, 'Chrome, iPhone', true],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/136.0.0.0 Mobile Safari/537.36', 'Chrome, Android', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox, Linux', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15', 'Safari, macOS', false],
  ['curl/8.5.0', 'Неизвестное устройство', false],
  ['', 'Неизвестное устройство', false],
])('a browser that calls itself «%s» is %s', (agent, name, isMobile) => expect(deviceName(agent)).toEqual({ name, isMobile }))
