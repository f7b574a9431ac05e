/** The options of the commands that pull content. */
export const pullOptions = {
  profile: {
    type: 'string',
    value: '{name}',
    says: 'the content of the embedded BFF: demo, other or hostile'
  },
  keep: {
    type: 'boolean',
    says: 'keeps a tree whose pull fails as it is published, instead of ending'
  }
} as const

/** The options of the commands that build. */
export const buildOptions = {
  ...pullOptions,
  clean: {
    type: 'boolean',
    says: 'asks for all content and renders every page, whatever earlier builds left'
  },
  changed: {
    type: 'string',
    value: '{trees}',
    says: 'asks only for these trees, br,gl-prod-zho: nothing else has changed since the last build'
  },
  confirm: {
    type: 'string',
    multiple: true,
    value: '{trees}',
    says: 'publishes although these trees, or site, differ much from what is published: br,site'
  },
  pictures: {
    type: 'boolean',
    says: 'adds pictures before and after to the report'
  }
} as const
