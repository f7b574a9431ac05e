import { parseArgs } from 'node:util'

/** `value`: what its help calls the value. */
type Option = {
  type: 'boolean' | 'string'
  multiple?: boolean
  default?: string
  value?: string
  says: string
}

/** `words`: what the command takes besides options, as its help shows it. Without it, only options are allowed. */
type Command<Options> = { name: string; does: string; words?: string; options?: Options }

type Given<Options> = {
  values: {
    [Name in keyof Options]?: Options[Name] extends { type: 'boolean' }
      ? boolean
      : Options[Name] extends { multiple: true }
        ? string[]
        : string
  }
  positionals: string[]
}

/**
 * Reads the command line of an npm script. With `--help` it prints its options and ends the process.
 * @throws a sentence that names an unknown option or word, and the known options
 */
export function readArguments<const Options extends Record<string, Option>>(
  command: Command<Options>,
  args: readonly string[] = process.argv.slice(2)
): Given<Options> {
  const { options = {}, words } = command
  if (args.includes('--help') || args.includes('-h')) {
    console.log(helpOf(command))
    process.exit(0)
  }
  assertNotTakenByNpm(command)
  try {
    const allowPositionals = words !== undefined
    return parseArgs({ args, options, allowPositionals })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // What Node advises after its first sentence is about words that begin with a dash.
    const [what = ''] = error.message.split(/\. (?=[A-Z])/)
    throw new Error(`${what.replace(/\.$/, '')}. ${hintOf(command)}`, { cause: error })
  }
}

/** The help of a command: a line for each of its options. */
function helpOf({ name, does, words, options = {} }: Command<Record<string, Option>>): string {
  const forms = Object.entries(options).map(([option, { value, says, default: usual }]) => ({
    form: formOf(option, value),
    says: usual === undefined ? says : `${says}; ${usual} without it`
  }))
  const width = Math.max(0, ...forms.map(({ form }) => form.length))
  const after = [words, forms.length > 0 ? '[options]' : undefined].filter(Boolean).join(' ')
  return [
    `${runOf(name)}${after && ` -- ${after}`}: ${does}.`,
    ...forms.map(one => `  ${one.form.padEnd(width)}  ${one.says}`),
    'Its settings are variables of the environment: src/config/settings.ts declares them.'
  ].join('\n')
}

const formOf = (option: string, value: string | undefined) =>
  value === undefined ? `--${option}` : `--${option} ${value}`

const runOf = (name: string) =>
  name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`

function hintOf({ name, words, options = {} }: Command<Record<string, Option>>): string {
  const known = Object.keys(options).map(option => `--${option}`)
  const taken = [...(words === undefined ? [] : [words]), ...known]
  return taken.length === 0
    ? `${runOf(name)} takes no options.`
    : `${runOf(name)} takes ${taken.join(', ')}; \`${runOf(name)} -- --help\` explains them.`
}

/** npm keeps an option before `--` for itself, and says so only in a warning above the output. */
function assertNotTakenByNpm({ name, options = {} }: Command<Record<string, Option>>): void {
  const taken = Object.keys(options).find(
    option => process.env[`npm_config_${option.replaceAll('-', '_')}`] !== undefined
  )
  if (taken !== undefined)
    throw new Error(`npm took --${taken} for itself. Write \`${runOf(name)} -- --${taken}\`.`)
}
