import type { HeaderRule } from '#routes/headers.ts'
import { mediaTypes } from '../media-types.ts'

/**
 * The commands that copy a site into the bucket, with the content type of each kind of file. Pages are copied after the
 * files that they need, and old files are removed at the end.
 */
export function formatUpload(headers: readonly HeaderRule[]): string {
  const own = headers.flatMap(({ path, values }) => {
    const type = values['Content-Type']
    return type === undefined ? [] : [{ name: path.replaceAll(/:\w+/g, '*').slice(1), type }]
  })
  const known = mediaTypes.toReversed().flatMap(({ type, extensions, hasCharset }) =>
    extensions.map(extension => ({
      name: `*.${extension}`,
      type: hasCharset ? `${type}; charset=utf-8` : type
    }))
  )
  const copies = [...known, ...own].map(
    ({ name, type }) =>
      `aws s3 cp "$site" "s3://$bucket" --recursive --only-show-errors --exclude '*' --include '${name}' --content-type '${type}'`
  )
  return `#!/bin/sh
# Written by the build: upload.sh {folder of the site} {bucket} {id of the distribution}
set -eu
site=$1 bucket=$2 distribution=$3
${copies.join('\n')}
aws s3 sync "$site" "s3://$bucket" --only-show-errors --delete --exclude _headers --exclude _redirects
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
`
}
