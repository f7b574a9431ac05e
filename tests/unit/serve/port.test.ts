import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { assertPortIsFree, listen } from '#scripts/serve/port.ts'

test('A port that is taken is named, with the way out', async () => {
  const other = createServer()
  const port = await listen(other, 0)
  await expect(assertPortIsFree(port)).rejects.toThrow(
    `Port ${port} is taken by another program; choose another one: PORT=8080 npm start`
  )
  await new Promise(done => other.close(done))
  await expect(assertPortIsFree(port)).resolves.toBeUndefined()
})
