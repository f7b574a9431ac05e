import { afterAll, beforeAll } from 'vitest'
import { type Bff, startBff } from '#scripts/demo-bff/server/server.ts'
import { smallSite } from './a-small-site.ts'
import { ownProject } from './own-project.ts'

/** The folders of its builds. */
export const ownFolders = { OUT_DIR: 'dist', SNAPSHOT_DIR: '.snapshot' }

type Setup = { bff: Bff; project: ReturnType<typeof ownProject> }

/** For the tests of a file: a copy of this project, and the BFF of a small site for its builds. */
export function setUpOwnProject(): Setup {
  const setup = {} as Setup
  beforeAll(async () => {
    setup.bff = await startBff({ data: smallSite() })
    setup.project = ownProject()
  })
  afterAll(async () => {
    await setup.bff.close()
    setup.project.remove()
  })
  return setup
}
