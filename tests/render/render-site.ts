import { getContainerRenderer } from '@astrojs/react/container-renderer'
import { loadRenderers } from 'astro:container'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import type { APIRoute } from 'astro'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import type { Tree } from '#tree/build-tree.ts'
import { giveTree } from '#tree/page-locals.ts'
import { treeOf } from '#tree/trees.ts'
import type { Output } from './faults-in.ts'

type Path = { params: Record<string, string>; props?: Record<string, unknown> }
type Module = {
  default?: Parameters<AstroContainer['renderToResponse']>[0]
  GET?: APIRoute
  getStaticPaths?: () => Path[]
}

/** The pictures of icons have their own test. */
const loaders = import.meta.glob<Module>(['/src/pages/**/*.{astro,ts}', '!**/*.{png,ico}.ts'])

/** The name that the page of a record must contain, by the folder of the page. */
const names: Record<string, ((tree: Tree) => { id: string; name: string }[]) | undefined> = {
  product: tree => [...tree.catalogue().products],
  crop: tree => [...tree.catalogue().crops],
  problem: tree => [...tree.catalogue().problematics],
  news: ({ content }) => content.posts.map(({ id, title }) => ({ id, name: title })),
  reports: ({ content }) =>
    content.reportGroups.content.map(({ id, title }) => ({ id, name: title }))
}

/** Returns a function that renders every page and every other file of `src/pages` from the current snapshot. */
export async function createRenderer(): Promise<() => Promise<Output[]>> {
  const modules = await Promise.all(
    Object.entries(loaders).map(async ([file, load]) => ({ file, module: await load() }))
  )
  // The bundler makes the scripts: here they have an address without a file.
  const container = await AstroContainer.create({
    astroConfig: { site: 'https://site.example' },
    renderers: await loadRenderers([getContainerRenderer()]),
    resolve: () => Promise.resolve('/_assets/script.js')
  })

  async function render(file: string, { default: page, GET }: Module, path: Path): Promise<Output> {
    const { params, props } = path
    const tree = treeOf(params.tree ?? GLOBAL_COUNTRY)
    const locals = {} as App.Locals
    giveTree(locals, tree, params.id)
    const options = { params, props, locals, partial: false }
    const address = file
      .replace('/src/pages', '')
      .replace(/\[(\w+)\]/g, (_, name: string) => params[name] ?? '')
      .replace(/\.astro$/, '.html')
      .replace(/\.ts$/, '')
    // An endpoint is taken for one without parameters: nothing here writes files that could collide.
    const makes = () =>
      page
        ? container.renderToResponse(page, options)
        : container.renderToResponse({ GET } as never, { ...options, routeType: 'endpoint' })
    const folder = file.split('/').at(-2) ?? ''
    const says = names[folder]?.(tree).find(({ id }) => id === params.id)?.name
    try {
      const text = await (await makes()).text()
      return { file: address, text, says }
    } catch (error) {
      throw new Error(`${address} could not be made.`, { cause: error })
    }
  }

  return async function renderSite() {
    const outputs: Output[] = []
    for (const { file, module } of modules)
      for (const path of module.getStaticPaths?.() ?? [{ params: {} }])
        outputs.push(await render(file, module, path))
    return outputs
  }
}
