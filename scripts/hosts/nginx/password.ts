import { hash } from 'node:crypto'
import { BASIC_AUTH, type HeaderRule } from '#routes/headers.ts'

export const PASSWORD_FILE = 'password'

/**
 * The lines of server.conf that ask for the password of a preview, and the file they name, beside them. If a server has
 * another root than the site of a release, nginx does not find the file and shows nothing.
 */
export function passwordOf(
  rules: readonly HeaderRule[]
): { lines: string; file: string } | undefined {
  const password = rules.map(({ values }) => values[BASIC_AUTH]).find(Boolean)
  if (password === undefined) return undefined
  const [name = '', secret = ''] = password.split(':')
  return {
    lines: `auth_basic "Preview";\nauth_basic_user_file $document_root/../servers/nginx/${PASSWORD_FILE};`,
    file: `${name}:${digested(secret, hash('sha256', name).slice(0, 8))}\n`
  }
}

/**
 * RFC 2307: the digest of the secret and a salt, then the salt. The salt is derived from the user name, so that builds
 * are repeatable.
 */
function digested(secret: string, salt: string): string {
  const digest = hash('sha1', secret + salt, 'buffer')
  return `{SSHA}${Buffer.concat([digest, Buffer.from(salt)]).toString('base64')}`
}
