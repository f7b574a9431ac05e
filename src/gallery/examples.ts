import type { LocalizedText } from '#lib/localized-text.ts'
import type { Card } from '#views/text/card.ts'
import type { PostCard } from '#views/news/news.ts'

/** Examples for the gallery: the usual case, the longest, and one in which nearly everything is missing. */

export const localized = (text: string, lang?: string): LocalizedText => ({ text, lang })

export const sentence =
  'Short sentences, numbers with units, the crop named. Always read the label before you spray.'

export const headings = [
  localized('What can you use, where you farm?'),
  localized('Pflanzenschutzmittelzulassungsbehörde antwortet', 'de'),
  localized('Сельскохозяйственные производители', 'ru'),
  localized('ผลิตภัณฑ์อารักขาพืชสำหรับเกษตรกรไทยทุกภูมิภาค', 'th'),
  localized('为您的田地而生的作物保护', 'zh-Hans'),
  localized('حماية المحاصيل المناسبة لحقلك', 'ar')
]

export const cards: Card[] = [
  { title: 'Smart Growing', text: sentence, fact: '55 countries', link: { href: '#main' } },
  { title: 'A title so long that it needs a second line, and on a phone a third', text: sentence },
  { title: 'A title alone' }
]

export const figures = [
  { value: '100+', label: 'countries' },
  { value: '45–95', label: 'days to a customised product' },
  { value: '7,000+', label: 'registrations, with a label in the language of each country' }
]

export const documents = [
  { title: 'Annual report 2025', href: '#main', type: 'PDF' },
  {
    title:
      'Registrations by region, by crop and by active ingredient, with notes on each authority',
    href: '#main',
    type: 'XLSX'
  },
  { title: 'A report whose file is still to come' }
]

const post: PostCard = {
  id: 'gallery-1',
  href: '#main',
  title: 'Spraying under centre pivots: what droplet size does to coverage',
  category: 'Technical Articles',
  tags: ['maize'],
  date: { iso: '2026-11-12', text: '12 November 2026' }
}

export const posts: PostCard[] = [
  post,
  { ...post, id: 'gallery-2', title: `${post.title}, told once more and at greater length` },
  { id: 'gallery-3', href: '#main', title: 'No date, no category', tags: [] }
]

export const looks = ['ink', 'chalk', 'shoot', 'line'] as const

export const familyIds = [
  '2001',
  '2002',
  '2003',
  '2004',
  '2005',
  '2006',
  '2007',
  '2008',
  '2099'
] as const

export const grounds = ['spruce', 'young', 'wheat', 'chalk-2', 'shoot'] as const
