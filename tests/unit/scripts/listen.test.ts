import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { assertPortIsFree, listen } from '#scripts/command/listen.ts'

test('A port that is taken is named, with the setting that chooses another', async () => {
  const other = createServer()
  const port = await listen(other, { port: 0, variable: 'PORT' })
  await expect(assertPortIsFree({ port, variable: 'PORT' })).rejects.toThrow(
    `Port ${port} is taken by another program; choose another one with PORT=8080.`
  )
  await new Promise(done => other.close(done))
  await expect(assertPortIsFree({ port, variable: 'PORT' })).resolves.toBeUndefined()
})
