import { scope } from './scope.ts'

export async function removeStores(isMeant: (name: string) => boolean): Promise<void> {
  const names = (await scope.caches.keys()).filter(isMeant)
  await Promise.all(names.map(name => scope.caches.delete(name)))
}
