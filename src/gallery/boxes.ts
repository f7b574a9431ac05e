import type { Box } from '#browser/enquiry/box.ts'
import { prose } from './examples.ts'

const action = (does: Box['actions'][number]['does'], words: string) => ({
  does,
  words: prose(words)
})

/** What a form says as a whole: something to mend, a failure, an enquiry that waits, one that is sent. */
export const boxes: Box[] = [
  {
    tone: 'error',
    title: prose('Two fields need you'),
    links: [
      { field: 'name', message: prose('Name is required') },
      { field: 'wrong', message: prose('Please enter a valid email address') }
    ],
    actions: []
  },
  {
    tone: 'error',
    title: prose('It was not sent'),
    text: prose('Server error. Please try again later.'),
    links: [],
    actions: [action('submit', 'Send again')]
  },
  {
    tone: 'waiting',
    title: prose('It waits on this device'),
    text: prose('It is sent by itself when the connection is back.'),
    links: [],
    actions: [action('tryNow', 'Try now'), action('takeBack', 'Take it back')]
  },
  {
    tone: 'sent',
    title: prose('Thank you for your message!'),
    text: prose('Answers within two working days.'),
    links: [],
    actions: [action('clear', 'Write another')]
  }
]
