import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultOfSvg } from '#snapshot/svg.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'svg-'))
})
afterAll(() => rm(dir, { recursive: true }))

async function faultOf(svg: string): Promise<string | undefined> {
  const file = join(dir, 'drawing.svg')
  await writeFile(file, svg, 'latin1')
  return faultOfSvg(file)
}

const namespace = 'xmlns="http://www.w3.org/2000/svg"'
const drawing = `<svg ${namespace}><path d="M0 0h9v9z"/></svg>`

describe('a drawing', () => {
  test.each([
    '',
    '<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by a program -->\n',
    '<?xml version="1.0" encoding="iso-8859-1" standalone="no"?><!DOCTYPE svg>',
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"\n"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
  ])('may begin with %j', async prelude => {
    expect(await faultOf(prelude + drawing)).toBeUndefined()
  })
})

/** Drawings whose program a browser runs. */
describe('a drawing with a program', () => {
  test.each([
    [
      'of its own name space',
      `<svg ${namespace} xmlns:a-b="http://www.w3.org/2000/svg"><a-b:script>1</a-b:script></svg>`
    ],
    [
      'behind a name of a document type',
      `<!DOCTYPE svg SYSTEM "> <!-- "><svg ${namespace}><script>1</script><!-- -->${drawing}</svg>`
    ],
    ['behind an instruction', `<svg ${namespace}><?x > <!-- ?><script>1</script><!-- --></svg>`],
    ['behind an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing}`],
    [
      'in an encoding of another kind',
      `<?xml version="1.0" encoding="ISO-2022-JP"?><svg ${namespace}><!-- \x1b$B --><desc a="<!-- \x1b(B --><script>1</script><desc a=""/></svg>`
    ],
    ['of a style sheet', `<?xml-stylesheet href="/a.xsl"?>${drawing}`]
  ])('%s is refused', async (_, svg) => {
    expect(await faultOf(svg)).toMatch(/^It contains a /)
  })
})

describe('a drawing that loads from another host', () => {
  const from = 'https://a.example/b.png'
  test.each([
    `<image href="${from}"/>`,
    '<image href="//a.example/b.png"/>',
    `<use xlink:href="${from}#c"/>`,
    `<path fill="url('${from}#c')"/>`,
    `<path style="fill: url(${from})"/>`
  ])('is refused for %s', async part => {
    expect(await faultOf(`<svg ${namespace}>${part}</svg>`)).toContain('It asks another host')
  })

  test.each([`<a href="${from}">b</a>`, '<use href="#c"/>', '<path fill="url(#c)"/>'])(
    'is none with %s',
    async part => {
      expect(await faultOf(`<svg ${namespace}>${part}</svg>`)).toBeUndefined()
    }
  )
})
