import { writeFileSync } from 'node:fs'
import { messagesPage } from './messages-page.ts'

writeFileSync('docs/messages.md', messagesPage())
