import type { Entry } from '#browser/search/index/entry.ts'
import { bindUnits } from '#lib/typography/bind-units.ts'
import { wordsOf } from '#lib/rich-nodes.ts'
import type { FixedRoute, RouteName } from '#routes/routes.ts'
import { english } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import { pagesOfTree } from '#tree/pages.ts'
import { openPlaces } from '#views/company/careers.ts'
import { investorDates } from '#views/company/investor-dates.ts'
import { questionsOf } from '#views/enquiry/contact.ts'
import { teamCards } from '#views/home/people.ts'
import { postCard } from '#views/news/news.ts'
import { ownIngredient } from '#views/portfolio/own-ingredient.ts'
import { portfolioRows } from '#views/portfolio/portfolio-rows.ts'
import { longDates } from '#views/text/formats.ts'
import { summaryOf } from '#views/text/plain-text.ts'
import { askedPages, EMERGENCY, pageWords, reportWords, topicWords } from './names.ts'
import { entry } from './search-entry.ts'

/** What a search finds besides products: the portfolio, posts, pages, questions with their answers, reports, people, and work on offer. */
export function textEntries(tree: Tree): Entry[] {
  return [
    ...portfolioEntries(tree),
    ...postEntries(tree),
    ...pageEntries(tree),
    ...questionEntries(tree),
    emergencyEntry(tree),
    ...reportEntries(tree),
    ...personEntries(tree),
    ...placeEntries(tree)
  ]
}

/** Each ingredient of the global portfolio, with the rows that have it. They are found in English in every tree. */
function portfolioEntries(tree: Tree): Entry[] {
  const english = portfolioRows(tree).flatMap(({ english, activeIngredient = '' }) => [
    ...new Set((english ?? activeIngredient).split(' + ').map(name => name.toLowerCase()))
  ])
  const counts = Map.groupBy(english, name => name)
  counts.delete('')
  return [...counts].map(([name, { length: count }]) =>
    entry('portfolio', name, {
      title: ownIngredient(tree, name) ?? name,
      path: `${tree.href('productGlobalList')}?${new URLSearchParams({ q: name }).toString()}#rows`,
      count: tree.t('home.families.count', { count }),
      names: [name]
    })
  )
}

function postEntries(tree: Tree): Entry[] {
  return tree.content.posts.map(post => {
    const { id, href, title, tags, category } = postCard(tree, post)
    const names = [category, ...tags, ...topicWords(title, tags)]
    const line = bindUnits(summaryOf(post.content ?? []), tree.dir)
    return entry('post', id, { title, path: href, line, names })
  })
}

/** Screens that are not search results, but are suggested when nothing is found. */
const leftOut: readonly RouteName[] = ['home', 'search', 'compare', 'notFound', 'pageNotFound']

function pageEntries(tree: Tree): Entry[] {
  const own = tree.index.trees.find(({ prefix }) => prefix === tree.prefix)
  const pages = own ? pagesOfTree(own, tree.index) : []
  return pages.flatMap(({ route, id }) => {
    const isDoubled = route === 'solutions' && !tree.isGlobal
    if (id !== undefined || leftOut.includes(route) || isDoubled) return []
    const path = tree.href(route as FixedRoute)
    const known = pages.map(({ route }) => route)
    return entry('page', route, {
      title: tree.t(`meta.${route}.title`),
      path,
      line: tree.t(`meta.${route}.description`),
      names: [
        english.meta[route].title,
        ...pageWords(route, known),
        ...(route === 'investors' ? investorNames(tree) : []),
        ...(route === 'press' ? pressNames(tree) : []),
        ...(route === 'company' ? tree.content.plants.content.map(({ name }) => name) : [])
      ]
    })
  })
}

/** The press officer, whose page is that of the press. */
const pressNames = (tree: Tree) =>
  (['press.contact.name', 'press.contact.role'] as const).flatMap(
    key => tree.known(key)?.text ?? []
  )

/** The ticker, and what is published on which day: `interim results august`. */
function investorNames(tree: Tree): string[] {
  const day = longDates(tree.locale)
  return [
    ...tree.list('investors.listing.items').items.flatMap(({ value }) => value ?? []),
    ...investorDates(tree).dates.map(({ iso, title }) => `${title} ${day.format(new Date(iso))}`)
  ]
}

function questionEntries(tree: Tree): Entry[] {
  const path = `${tree.href('contact')}#faq`
  return questionsOf(tree).questions.map(({ question, answer }, index) =>
    entry('page', `contact#faq-${index}`, {
      title: question,
      path,
      line: bindUnits(summaryOf(answer), tree.dir),
      names: [wordsOf(answer), ...askedPages(question), ...topicWords(question)]
    })
  )
}

/** What to do after an accident, which is a part of the contact page: `poisoning`, `spill`. */
const emergencyEntry = (tree: Tree) =>
  entry('page', 'contact#emergency', {
    title: tree.t('contact.emergency.title'),
    path: `${tree.href('contact')}#emergency`,
    line: tree.t('contact.emergency.text'),
    names: [EMERGENCY]
  })

/** Groups of reports. A group is also found by the titles of its reports. */
function reportEntries(tree: Tree): Entry[] {
  return tree.content.reportGroups.content.map(({ id, title, description }) =>
    entry('page', `reports-${id}`, {
      title,
      path: tree.href('reports', id),
      line: description,
      names: [
        ...(tree.content.reports[id]?.content.map(({ title }) => title) ?? []),
        ...reportWords(title)
      ]
    })
  )
}

/** The team, whose names and jobs are also asked for in other languages. */
function personEntries(tree: Tree): Entry[] {
  return teamCards(tree).people.map(({ id, name, role = '', others }) =>
    entry('page', `home#${id}`, {
      title: name,
      path: `${tree.href('home')}#${id}`,
      line: role,
      names: [...others, ...topicWords(role)]
    })
  )
}

function placeEntries(tree: Tree): Entry[] {
  return openPlaces(tree).map(({ id, title }) =>
    entry('page', `careers#${id}`, { title, path: `${tree.href('careers')}#${id}` })
  )
}
