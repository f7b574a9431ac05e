import type { Texts } from '../data-source/types.ts'
import type { Faults } from './faults.ts'
import { checkHtml, legalRules, skeleton } from './html.ts'
import { readData } from '../data-source/read-json.ts'
import { checkText, languages } from './text.ts'

type Footer = {
  terms_conditions_text: Partial<Record<string, string>>
  privacy_policy_text: Partial<Record<string, string>>
  last_report_src: string
  social_media: Record<string, string | boolean>
}
type Hero = Record<string, string | Texts>

const dates = { eng: '1 August 2020', zho: '2025年1月1日', por: '1º de janeiro de 2025' }
/** A translation says that the English text is the binding one. */
const binding: Record<string, string> = {
  spa: 'el texto en inglés es el vinculante',
  rus: 'обязательную силу имеет английский текст',
  tha: 'ข้อความภาษาอังกฤษมีผลผูกพัน',
  ara: 'والنص الإنجليزي هو الملزم',
  ind: 'yang mengikat adalah teks bahasa Inggris'
}
/** The subjects that the specification requires of each text. */
const subjects = {
  privacy_policy_text: {
    eng: [
      'Within the company group',
      'Your choices',
      'Security',
      'under 13',
      'privacy@',
      'supervisory authority',
      'Local storage'
    ],
    zho: ['集团内部共享', '您的选择', '安全', '13周岁', 'privacy@', '监管机构', '本地存储'],
    por: [
      'Dentro do grupo',
      'Suas escolhas',
      'Segurança',
      'menores de 13',
      'privacy@',
      'ANPD',
      'LGPD',
      'Armazenamento local'
    ]
  },
  terms_conditions_text: {
    eng: [
      'Use of content',
      'No advice',
      'only valid source',
      'Links',
      'Liability',
      'Governing law'
    ],
    zho: ['内容的使用', '不构成建议', '唯一有效依据', '链接', '责任', '适用法律'],
    por: [
      'Uso do conteúdo',
      'Sem recomendação',
      'única fonte válida',
      'Links',
      'Responsabilidade',
      'Lei aplicável'
    ]
  }
}

export function checkLegal(faults: Faults): void {
  const footer = readData<Footer>('footer.json')
  for (const field of ['privacy_policy_text', 'terms_conditions_text'] as const) {
    for (const lang of ['eng', 'zho', 'por'] as const) {
      const at = `footer ${field}.${lang}`
      const html = footer[field][lang] ?? ''
      checkHtml(faults, at, html, legalRules)
      for (const phrase of [dates[lang], ...subjects[field][lang]]) {
        faults.when(!html.includes(phrase), at, `says nothing of “${phrase}”`)
      }
    }
    for (const [lang, phrase] of Object.entries(binding)) {
      const at = `footer ${field}.${lang}`
      const html = footer[field][lang] ?? ''
      checkHtml(faults, at, html, legalRules)
      faults.when(!html.includes(phrase), at, `says nothing of “${phrase}”`)
      const isSame = skeleton(html) === skeleton(footer[field].eng ?? '')
      faults.when(!isSame, at, 'structure differs from English')
    }
  }
  for (const network of ['facebook', 'youtube', 'instagram', 'linkedin', 'tiktok', 'twitter']) {
    faults.when(
      typeof footer.social_media[`${network}_url`] !== 'string',
      'footer',
      `no address of ${network}`
    )
    const isEnabled = footer.social_media[`${network}_enabled`]
    faults.when(
      isEnabled !== (network !== 'tiktok'),
      'footer',
      `${network}: all are enabled but tiktok`
    )
  }
  const hero = readData<Hero>('header.json')
  for (const field of ['main_title_text', 'subtitle_text', 'button_text']) {
    checkText(
      faults,
      `header ${field}`,
      hero[field],
      languages.filter(lang => lang !== 'zho')
    )
    checkText(faults, `header ${field}_zho`, hero[`${field}_zho`], [])
  }
}
