import { FILM_HOSTS } from '#lib/film.ts'

/** What the players of films use, and browsers grant an embedded page by name only. */
const ofFilms = ['autoplay', 'fullscreen', 'picture-in-picture']

/**
 * Everything else that browsers let a page ask for. The site uses none of it: the country comes from the IP address,
 * never from the device. Features that a browser does not know on every platform are left out, because it complains of
 * them on every page: bluetooth, web-share.
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
