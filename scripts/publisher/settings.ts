import * as z from 'zod'

const secret = (variable: string) =>
  z
    .string(`${variable} is missing: a secret of at least 24 letters.`)
    .min(24, `${variable} must have at least 24 letters.`)

const variables = z.object({
  /** Signs webhooks: the same text, or `whsec_` and base64, as the sender has. */
  PUBLISHER_SECRET: secret('PUBLISHER_SECRET'),
  /** The password of the publisher's page; any user name is accepted. */
  PUBLISHER_TOKEN: secret('PUBLISHER_TOKEN'),
  /** The address at which it listens. A proxy with TLS must be in front of it. */
  PUBLISHER_HOST: z.string().default('127.0.0.1'),
  PUBLISHER_PORT: z.coerce
    .number('PUBLISHER_PORT must be a port number from 0 to 65535.')
    .int()
    .min(0)
    .max(65_535)
    .default(4323),
  /** Where a server shows .build/preview-releases/current/site; without it there is no preview button. */
  PUBLISHER_PREVIEW_URL: z.url('PUBLISHER_PREVIEW_URL must be an address.').optional(),
  /** How long a webhook waits for others, in milliseconds. */
  PUBLISHER_DEBOUNCE_MS: z.coerce
    .number('PUBLISHER_DEBOUNCE_MS must be a number of milliseconds.')
    .min(0)
    .default(2000)
})

export type PublisherSettings = {
  secret: string
  token: string
  host: string
  port: number
  debounceMs: number
  previewUrl?: string
}

/** @throws an error with one sentence for each bad variable */
export function readPublisherSettings(
  environment: Readonly<Record<string, string | undefined>>
): PublisherSettings {
  const result = variables.safeParse(environment)
  if (!result.success) throw new Error(result.error.issues.map(({ message }) => message).join('\n'))
  const { data } = result
  return {
    secret: data.PUBLISHER_SECRET,
    token: data.PUBLISHER_TOKEN,
    host: data.PUBLISHER_HOST,
    port: data.PUBLISHER_PORT,
    debounceMs: data.PUBLISHER_DEBOUNCE_MS,
    previewUrl: data.PUBLISHER_PREVIEW_URL
  }
}
