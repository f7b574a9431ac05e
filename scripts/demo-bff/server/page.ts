import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

type Page = { title: string; content: Html; lang?: string; dir?: 'ltr' | 'rtl' }

/** The layout of this server's own pages; they load nothing from elsewhere. */
export function page({ title, content, lang = 'en', dir = 'ltr' }: Page): Html {
  return html`<!doctype html>
    <html lang="${lang}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            font:
              1rem/1.5 system-ui,
              sans-serif;
            max-inline-size: 60rem;
            margin: 2rem auto;
            padding-inline: 1rem;
          }
          pre {
            overflow-x: auto;
            padding: 0.75rem;
            border: 1px solid;
          }
          table {
            border-collapse: collapse;
          }
          th,
          td {
            padding: 0.25rem 0.75rem 0.25rem 0;
            text-align: start;
            vertical-align: top;
          }
          article {
            border-block-start: 1px solid;
            margin-block: 1.5rem;
          }
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`
}
