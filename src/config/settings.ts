import * as z from 'zod'
import { hasPublicHost } from '#lib/public-address.ts'
import { API_TIMEOUT_MS } from './constants.ts'

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/

/** A base address without a final slash. Plain http is for this machine only. */
const baseUrl = z
  .string()
  .refine(
    value => URL.canParse(value) && (value.startsWith('https://') || loopback.test(value)),
    'an https: URL, or an http: URL of this machine'
  )
  .transform(value => value.replace(/\/+$/, ''))

/** One line, because it becomes a line of a file. */
const contact = z
  .string()
  .regex(
    /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
    'an address like mailto:security@example.com or https://example.com/security'
  )

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a port number from 0 to 65535')
  .transform(Number)
  .refine(value => value <= 65_535, 'a port number from 0 to 65535')

/** Folders that a build may replace completely. */
const folder = (usual: string) =>
  z
    .string()
    .regex(
      new RegExp(String.raw`^(${RegExp.escape(usual)}|\.build/[\w-]+)$`),
      `${usual}, or a folder in .build like .build/mine`
    )
    .default(usual)

/** The contents of the embedded BFF: see scripts/demo-bff/profiles. */
export const profileNames = ['demo', 'other', 'hostile'] as const
export type ProfileName = (typeof profileNames)[number]

/** Hosts with limits: see scripts/hosts/host-limits.ts. */
export const hostNames = ['cloudflare', 'gitlab', 's3', 'vercel'] as const

const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices, `one of ${choices.join(', ')}`)

const variables = z
  .object({
    BFF_URL: baseUrl.optional(),
    ASSETS_URL: baseUrl.optional(),
    PUBLIC_BFF_URL: baseUrl.optional(),
    PUBLIC_ASSETS_URL: baseUrl.optional(),
    SITE_URL: baseUrl.optional(),
    CONTENT_ENV: oneOf(['prod', 'preview']).default('prod'),
    PUBLIC_GEO_URL: baseUrl.optional(),
    PUBLIC_GTM_ID: z
      .string()
      .regex(/^GTM-[A-Z0-9]+$/, 'a container id like GTM-ABC123')
      .optional(),
    REPORT_URL: baseUrl.optional(),
    PREVIEW_PASSWORD: z
      .string()
      .regex(/^[\w.-]+:[\w.-]{12,}$/, 'name:password, with 12 or more letters, digits, _ . -')
      .optional(),
    SECURITY_CONTACT: contact.optional(),
    HOST: oneOf(hostNames).optional(),
    HSTS: oneOf(['host', 'preload']).default('host'),
    PRECOMPRESS: z
      .string()
      .regex(/^(gz|br|gz,br)$/, 'gz, br or gz,br')
      .optional(),
    TLS_FILES: z
      .string()
      .regex(/^(\/[\w./-]+),(\/[\w./-]+)$/, 'two paths with a comma between: certificate, key')
      .optional(),
    HTTP3: oneOf(['on', 'off']).default('off'),
    FALLBACKS: oneOf(['allow', 'forbid']).default('allow'),
    OFFLINE: oneOf(['on', 'off']).default('on'),
    TREES: z
      .string()
      .regex(/^[a-z-]+(,[a-z-]+)*$/, 'prefixes with commas between, like gl,br,th')
      .transform(value => value.split(','))
      .optional(),
    OUT_DIR: folder('dist'),
    SNAPSHOT_DIR: folder('.snapshot'),
    PORT: port.default(4321),
    BFF_PORT: port.default(4322),
    BFF_PROFILE: oneOf(profileNames).default('demo')
  })
  // An address that browsers get must be public: they could not reach an internal one, and should not learn it.
  .refine(
    ({ BFF_URL = '', PUBLIC_BFF_URL, SITE_URL }) =>
      BFF_URL === '' ||
      PUBLIC_BFF_URL !== undefined ||
      !SITE_URL?.startsWith('https:') ||
      hasPublicHost(BFF_URL),
    {
      path: ['PUBLIC_BFF_URL'],
      message:
        'the address at which visitors reach the BFF, because BFF_URL is none of the internet'
    }
  )
  .transform(values => ({
    bffUrl: values.BFF_URL,
    assetsUrl: values.ASSETS_URL ?? values.BFF_URL,
    publicBffUrl: values.PUBLIC_BFF_URL ?? values.BFF_URL,
    publicAssetsUrl: values.PUBLIC_ASSETS_URL,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    contentEnv: values.CONTENT_ENV,
    publicGeoUrl: values.PUBLIC_GEO_URL,
    publicGtmId: values.PUBLIC_GTM_ID,
    /** Where browsers report what a policy blocked; they report nothing when missing. */
    reportUrl: values.REPORT_URL,
    /** The name and password that a preview asks for, on hosts that can. */
    previewPassword: values.PREVIEW_PASSWORD,
    /** The contact in `/.well-known/security.txt`; without it there is no such file. */
    securityContact: values.SECURITY_CONTACT,
    /** The host, when it has limits: the build stops where the site needs more. */
    host: values.HOST,
    /**
     * Whether https is promised for this host alone, or also for all hosts below it and for the preload lists of
     * browsers.
     */
    hsts: values.HSTS,
    /** The kinds of compressed files to write beside the others, for servers that send them. */
    compressed: (values.PRECOMPRESS?.split(',') ?? []) as ('gz' | 'br')[],
    /** The certificate files of nginx. Without them, a server in front of nginx must handle TLS. */
    tls: tlsOf(values.TLS_FILES, values.HTTP3),
    fallbacks: values.FALLBACKS,
    /** Whether visitors can store pages on their devices; if not, stored pages are removed. Previews never allow it. */
    keepsPages: values.OFFLINE === 'on' && values.CONTENT_ENV === 'prod',
    /** Prefixes of the trees to build; all when missing. */
    trees: values.TREES,
    /** The folder of the built site. */
    outDir: values.OUT_DIR,
    /** The folder of the pulled content. */
    snapshotDir: values.SNAPSHOT_DIR,
    port: values.PORT,
    /** The port at which visitors' forms find the embedded BFF when `BFF_URL` is unset. */
    bffPort: values.BFF_PORT,
    /** The content of the embedded BFF when `BFF_URL` is unset. */
    bffProfile: values.BFF_PROFILE,
    timeoutMs: API_TIMEOUT_MS
  }))

function tlsOf(files: string | undefined, http3: 'on' | 'off') {
  const [certificate = '', key = ''] = files?.split(',') ?? []
  return files === undefined ? undefined : { certificate, key, hasHttp3: http3 === 'on' }
}

export type Settings = z.output<typeof variables>

/** Where a site is published, and the addresses that its visitors' browsers may use. */
export type Deployment = Pick<
  Settings,
  'siteUrl' | 'publicBffUrl' | 'publicGeoUrl' | 'publicAssetsUrl' | 'publicGtmId' | 'keepsPages'
>
type Environment = Readonly<Record<string, string | undefined>>

/**
 * The typed environment. Scripts read it once and pass it on; nothing in src reads it. An empty variable counts as
 * unset.
 * @throws one sentence for each bad variable: its name, its value and what is allowed
 */
export function readSettings(environment: Environment): Settings {
  const set = Object.entries(environment).filter(([, value]) => value?.trim())
  const result = variables.safeParse(Object.fromEntries(set))
  if (result.success) return result.data
  const sentences = result.error.issues.map(issue => {
    const name = String(issue.path[0])
    return `${name} is "${environment[name] ?? ''}", but must be ${issue.message}.`
  })
  throw new Error(sentences.join('\n'))
}
