import { Text } from '#islands/Text.tsx'
import { $failed } from '#stores/finder.ts'
import type { Texts } from './texts.ts'
import { useFinder } from './use-finder.ts'

/** What did not arrive; the list below is there in any case. */
export function FailedNote({ texts }: { texts: Texts }) {
  const failed = useFinder($failed, undefined)
  return (
    <p className="finder-failed" role="alert">
      {failed && <Text of={texts.failed[failed]} />}
    </p>
  )
}
