import { isObject, type Rb, readStored, writeRb } from './rb.ts'

/** Changes one field of the stored record, if there is one. */
export function writeRbAttribute(name: keyof Rb, value: string): void {
  const stored = readStored()
  if (isObject(stored)) writeRb({ ...stored, [name]: value })
  else console.error(`rb.${name} was not stored: the stored data is not an object.`)
}
