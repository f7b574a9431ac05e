import type { Deployment } from '#config/settings.ts'
import { filledPath } from '#bff/request.ts'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import { endpoints } from '#contract/endpoints.ts'
import { type Finding, isAboutTexts } from '#snapshot/finding.ts'
import { pull } from '#snapshot/pull.ts'
import type { PullOptions } from '#snapshot/pull-connection.ts'
import type { PullSettings } from '#snapshot/pull-or-keep.ts'
import { replaceAddresses } from '#snapshot/addresses.ts'
import type { PullResult, SiteIndex, TreeId } from '#snapshot/snapshot.ts'
import {
  addFindings,
  readCatalogue,
  readContent,
  readFindings,
  readIndex
} from '#snapshot/store.ts'
import type { Tree } from '#tree/build-tree.ts'
import { ambiguousFindings } from '#tree/claims/ambiguous.ts'
import { articleFindings } from '#tree/claims/articles.ts'
import { contradictionFindings } from '#tree/claims/findings.ts'
import { leadFindings } from '#tree/claims/leads.ts'
import { unstagedFindings } from '#tree/claims/unstaged.ts'
import { leadsNowhere } from '#tree/dead-links.ts'
import { withoutOffers } from '#tree/same-elsewhere.ts'
import { readGlobalBundles } from '#tree/site-texts.ts'
import { openTrees } from '#tree/trees.ts'
import { patternsOfNothing } from '#views/text/own-texts.ts'

/** Pulls the site and adds the findings that need whole trees: problems of the texts they show. */
export async function pullSite(
  settings: PullSettings & Deployment,
  options: Pick<PullOptions, 'log' | 'onProgress' | 'onChange'> = {}
): Promise<PullResult> {
  const { snapshotDir: dir, only } = settings
  const before = only && readWords(only.dir)
  const result = await pull(settings, options)
  const { index, pulled, unasked } = result
  const { treeOf } = openTrees(dir, settings)
  const known = before?.shared === sharedWords(index, dir) ? before.findings : undefined
  const texts = pulled.flatMap(prefix =>
    known && unasked.includes(prefix)
      ? (known.get(prefix) ?? [])
      : [
          ...textFindings(treeOf(prefix)),
          ...linkFindings(prefix, { index, dir }),
          ...contradictionFindings(prefix, readCatalogue(prefix, dir), readContent(prefix, dir)),
          ...articleFindings(prefix, readCatalogue(prefix, dir), readContent(prefix, dir)),
          ...leadFindings(prefix, readCatalogue(prefix, dir), readContent(prefix, dir)),
          ...unstagedFindings(prefix, readCatalogue(prefix, dir)),
          ...ambiguousFindings(prefix, readCatalogue(prefix, dir))
        ]
  )
  addFindings(texts, dir)
  return { ...result, findings: [...result.findings, ...texts] }
}

/**
 * The digest of what the findings about a tree's texts depend on besides its own content, and the earlier findings by
 * tree.
 */
function readWords(dir: string) {
  const findings = readFindings(dir).filter(isAboutTexts)
  const shared = sharedWords(readIndex(dir), dir)
  return { shared, findings: Map.groupBy(findings, ({ tree }) => tree) }
}

function sharedWords(index: SiteIndex, dir: string): string {
  const site = { ...withoutOffers(index), pulledAt: '' }
  return JSON.stringify([site, [...readGlobalBundles(index.trees, dir)]])
}

const FEW = 3

/** Findings for texts of a tree that are borrowed, missing, of another shape, or the same for every page. */
export function textFindings(tree: Tree): Finding[] {
  return [
    finding(tree, tree.borrowedKeys(), {
      does: 'borrows',
      which: 'from another language',
      expected: 'a text in the language of the tree',
      received: 'a text of another language'
    }),
    finding(tree, tree.missingKeys(), {
      does: 'does without',
      which: 'that no bundle gives, and leaves out their rows',
      expected: 'a text',
      received: 'nothing'
    }),
    finding(tree, tree.misshapenKeys(), {
      does: 'passes over',
      which: 'of another shape than docs/messages.md has there',
      expected: 'a text, a plural or a list, as docs/messages.md has it',
      received: 'something else'
    }),
    finding(tree, tree.overlongKeys(), {
      does: 'passes over',
      which: 'without room on a page',
      expected: 'at most 80 characters',
      received: 'a longer text'
    }),
    finding(tree, patternsOfNothing(tree), {
      does: 'passes over',
      which: 'without the placeholder of their page',
      expected: 'a text with the placeholder of its page',
      received: 'a text without it'
    })
  ].flat()
}

/** A finding for each link of a text that leads to no page of this site. */
export function linkFindings(
  prefix: string,
  { index, dir }: { index: SiteIndex; dir: string }
): Finding[] {
  const findings: Finding[] = []
  const snapshot = { content: readContent(prefix, dir), catalogue: readCatalogue(prefix, dir) }
  replaceAddresses(snapshot, ({ address, kind, ...where }) => {
    if (kind === 'textLink' && leadsNowhere(address, index)) {
      const { call, record, field } = where
      const message = `The link to ${address} in ${field} of ${record} (${call}, tree ${prefix}) leads to no page of this site: its words are kept without it.`
      const expected = 'the address of a page of this site'
      findings.push({ kind: 'link', tree: prefix, ...where, expected, received: address, message })
    }
    return address
  })
  return findings
}

type Found = { does: string; which: string; expected: string; received: string }

function finding(
  { prefix, content }: Tree,
  keys: string[],
  { does, which, expected, received }: Found
): Finding[] {
  if (keys.length === 0) return []
  const rest = keys.length > FEW ? ` and ${keys.length - FEW} more` : ''
  const named = keys.slice(0, FEW).join(', ') + rest
  const texts = keys.length === 1 ? 'text' : 'texts'
  const message = `Tree ${prefix} ${does} ${keys.length} ${texts} ${which}: ${named}.`
  const call = callOf(content.tree)
  const where = { tree: prefix, call, record: '#1', field: named }
  return [{ kind: 'text', ...where, expected, received, message, keys }]
}

/** The call that brings the texts of a tree; a country's own language has a shorter one. */
function callOf({ prefix, country, env, lang }: TreeId): string {
  const isAtCountry = country !== GLOBAL_COUNTRY && !prefix.endsWith(lang)
  const { path } = isAtCountry ? endpoints.bundle : endpoints.furtherBundle
  return `GET ${filledPath(path, { country, env, lang })}`
}
