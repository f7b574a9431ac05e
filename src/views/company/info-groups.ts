/** The subsections of disclosures, in the order of the page. */
export const infoGroups = [
  'corporateEnvironmentalReport',
  'environmentalMonitoringReport',
  'socialResponsibilityReport'
] as const

export type InfoGroupName = (typeof infoGroups)[number]

/** The names of a subsection in Chinese and English, without spaces and in lower case. */
const knownNames: Record<InfoGroupName, readonly string[]> = {
  corporateEnvironmentalReport: [
    '企业环境报告',
    '企业环境报告书',
    '企业环境信息依法披露',
    '企业环境信息披露',
    'corporateenvironmentalreport',
    'corporateenvironmentalreports',
    'corporateenvironmentreport',
    'environmentalreport',
    'environmentalreports',
    'environmentaldisclosure'
  ],
  environmentalMonitoringReport: [
    '环境监测报告',
    '环境监测',
    '自行监测报告',
    'environmentalmonitoring',
    'environmentalmonitoringreport',
    'environmentalmonitoringreports',
    'environmentmonitoringreport',
    'monitoringreport'
  ],
  socialResponsibilityReport: [
    '社会责任报告',
    '企业社会责任报告',
    'socialresponsibilityreport',
    'socialresponsibilityreports',
    'corporatesocialresponsibilityreport',
    'csrreport'
  ]
}

/** The subsection with this name, in any spelling. */
export function infoGroupOf(subsection: string): InfoGroupName | undefined {
  const name = subsection
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return infoGroups.find(group => knownNames[group].includes(name))
}
