import { computed } from 'nanostores'
import { useEffect, useState } from 'react'
import { afterPaint } from '#browser/base/after-paint.ts'
import type { FinderData, Query } from './filters.ts'
import type { Found } from './find.ts'
import { $data, $found, $query } from './finder.store.ts'

/** What is asked, and what is known about it so far. */
export type Answer = { query: Query; data: FinderData | undefined; found: Found | undefined }

const $answer = computed([$query, $data, $found], (query, data, found): Answer => ({
  query,
  data,
  found
}))

/** How many products there are is said first, then they show; React, which takes as long again, follows. */
const PICTURES_BEFORE = 2

/** What the panel shows; missing while the build's markup stands. */
export function useAnswer(): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => $answer.subscribe(afterPaint(setAnswer, PICTURES_BEFORE)), [])
  return answer
}
