import { readArguments } from './command/arguments.ts'
import { fail } from './command/fail.ts'
import { readCommandSettings } from './command/settings.ts'
import { withAnyBff } from './command/with-bff.ts'
import { pull } from '#snapshot/pull.ts'
import { planShards } from './publish/shard-plan.ts'
import { withSnapshot } from './publish/with-site.ts'

// npm run plan-shards -- 4: the values of TREES for four builds, as a list in JSON.
try {
  const { positionals } = readArguments({
    name: 'plan-shards',
    does: 'prints the value of TREES for each of several builds, as a list in JSON',
    words: '{number of builds}'
  })
  const shards = Number(positionals[0])
  if (!Number.isInteger(shards) || shards < 1 || positionals.length > 1)
    throw new Error('Say for how many builds: `npm run plan-shards -- 4`.')
  // All trees except the global ones are only needed as an index.
  const settings = { ...readCommandSettings(), trees: ['gl'] }
  const { index } = await withSnapshot(settings, () =>
    withAnyBff(settings, connected => pull(connected))
  )
  console.log(JSON.stringify(planShards(index, shards).map(prefixes => prefixes.join(','))))
} catch (error) {
  fail(error)
}
