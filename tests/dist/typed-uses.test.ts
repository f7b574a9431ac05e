import { expect, test } from 'vitest'
import subjects from '#texts/names/subjects.json' with { type: 'json' }
import { openList } from '../helpers/a-list.ts'
import { readCatalogue } from '../helpers/site.ts'
