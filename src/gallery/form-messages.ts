import type { FormMessage } from '#browser/enquiry/form-message.ts'
import { localized } from './examples.ts'

const action = (does: FormMessage['actions'][number]['does'], words: string) => ({
  does,
  words: localized(words)
})

/** The messages of a form: errors, a failure, an enquiry that waits, and one that was sent. */
export const formMessages: FormMessage[] = [
  {
    tone: 'error',
    title: localized('Two fields need you'),
    links: [
      { field: 'name', message: localized('Name is required') },
      { field: 'wrong', message: localized('Please enter a valid email address') }
    ],
    actions: []
  },
  {
    tone: 'error',
    title: localized('It was not sent'),
    text: localized('Server error. Please try again later.'),
    links: [],
    actions: [action('submit', 'Send again')]
  },
  {
    tone: 'waiting',
    title: localized('It waits on this device'),
    text: localized('It is sent by itself when the connection is back.'),
    links: [],
    actions: [
      action('tryNow', 'Try now'),
      action('takeBack', 'Take it back'),
      action('discard', 'Delete')
    ]
  },
  {
    tone: 'sent',
    title: localized('Thank you for your message!'),
    text: localized('Answers within two working days.'),
    links: [],
    actions: [action('clear', 'Write another')]
  }
]
