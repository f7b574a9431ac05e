/** The hosts whose players may be embedded; the Content-Security-Policy allows no others. */
export const FILM_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** A film to play: a file of ours, or the player of a listed host. */
export type Film = { kind: 'file' | 'player'; src: string }

/** Addresses as people copy them, each with the address of its host's player. */
const players: [address: RegExp, player: string][] = [
  [
    /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:watch\?v=|embed\/)([\w-]{11})(?![\w-])/,
    `${FILM_HOSTS[0]}/embed/`
  ],
  [/^https:\/\/youtu\.be\/([\w-]{11})(?![\w-])/, `${FILM_HOSTS[0]}/embed/`],
  [/^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?!\w)/, `${FILM_HOSTS[1]}/video/`]
]

/** The film at an address; nothing when it is neither a file nor a film of a listed host. */
export function filmOf(address: string): Film | undefined {
  for (const [pattern, player] of players) {
    const id = pattern.exec(address)?.[1]
    if (id !== undefined) return { kind: 'player', src: player + id }
  }
  const isFile = /^[^?#]+\.(mp4|webm)(?:[?#]|$)/i.test(address)
  return isFile ? { kind: 'file', src: address } : undefined
}

/** Checked again in the browser before loading, because the page may have been changed since the build. */
export function isPlayer(address: string): boolean {
  return URL.canParse(address) && FILM_HOSTS.includes(new URL(address).origin)
}
