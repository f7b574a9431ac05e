/** The content of a JSON file of the site. */
export async function fetchJson<Content>(url: string): Promise<Content> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return (await response.json()) as Content
}

/** Calls `load` once for each address; after a failure, the next call loads again. */
export function oncePerUrl<Content>(
  load: (url: string) => Promise<Content>
): (url: string) => Promise<Content> {
  const loaded = new Map<string, Promise<Content>>()
  return url => {
    const content = loaded.get(url) ?? load(url)
    loaded.set(url, content)
    content.catch(() => loaded.delete(url))
    return content
  }
}
