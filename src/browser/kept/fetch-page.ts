/**
 * A page as the host sends it, with its headers. The browser parses it as a document: no script of it runs, and no
 * policy of Trusted Types is needed.
 */
export async function fetchPage(path: string): Promise<{ page: Document; headers: Headers }> {
  const request = new XMLHttpRequest()
  request.open('GET', path)
  request.responseType = 'document'
  await new Promise(done => {
    request.onloadend = done
    request.send()
  })
  if (request.status !== 200 || !request.responseXML)
    throw new Error(`${path} answered ${request.status}.`)
  return { page: request.responseXML, headers: headersOf(request.getAllResponseHeaders()) }
}

/** Without `content-encoding`, which only describes the transfer. */
function headersOf(lines: string): Headers {
  const headers = new Headers(
    lines
      .trim()
      .split('\r\n')
      .map((line): [string, string] => {
        const [name = '', ...value] = line.split(':')
        return [name, value.join(':').trim()]
      })
  )
  headers.delete('content-encoding')
  headers.delete('content-length')
  return headers
}
