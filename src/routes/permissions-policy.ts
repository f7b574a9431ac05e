import { FILM_HOSTS } from '#lib/film.ts'

/** Features that film players use, and that an embedded page may only use if it is named. */
const ofFilms = ['autoplay', 'fullscreen', 'picture-in-picture']

/**
 * All other features. The site uses none of them: the country comes from the IP address, never from the device.
 * Bluetooth and web-share are left out, because browsers without them on their platform log an error on every page.
 */
const denied = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking'
]

const players = FILM_HOSTS.map(host => `"${host}"`).join(' ')

export const permissionsPolicy = [
  ...ofFilms.map(feature => `${feature}=(self ${players})`),
  ...denied.map(feature => `${feature}=()`)
].join(', ')
