/** Whose players may come into a page; the Content-Security-Policy frames nobody else. */
export const FILM_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** A film to play: a file of our own, or the player of a listed host. */
export type Film = { kind: 'file' | 'player'; src: string }

/** Addresses as people copy them, each with what its host's player is asked for. */
const players: [address: RegExp, player: string][] = [
  [
    /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:watch\?v=|embed\/)([\w-]{11})(?![\w-])/,
    `${FILM_HOSTS[0]}/embed/`
  ],
  [/^https:\/\/youtu\.be\/([\w-]{11})(?![\w-])/, `${FILM_HOSTS[0]}/embed/`],
  [/^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?!\w)/, `${FILM_HOSTS[1]}/video/`]
]

/** The film that an address names; nothing for an address that is neither a file nor a film of a listed host. */
export function filmOf(address: string): Film | undefined {
  for (const [pattern, player] of players) {
    const id = pattern.exec(address)?.[1]
    if (id !== undefined) return { kind: 'player', src: player + id }
  }
  const isFile = /^[^?#]+\.(mp4|webm)(?:[?#]|$)/i.test(address)
  return isFile ? { kind: 'file', src: address } : undefined
}

/** Asked again in the browser, before anything is loaded: what stands in a page may have been changed since the build. */
export function isPlayer(address: string): boolean {
  return URL.canParse(address) && FILM_HOSTS.includes(new URL(address).origin)
}
