import { useCallback, useState } from 'react'
import { thanksOf } from './form-message.ts'
import { fillWords, type FormConfig } from './form-config.ts'
import { beginMessage } from '#lib/begin-message.ts'
import { contactUrl } from '#lib/contact-url.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import type { EnquirySubject } from '#browser/base/enquiry-link.ts'
import { Dialog } from '#browser/base/Dialog.tsx'
import { Words } from '#browser/base/Words.tsx'

type Props = {
  config: FormConfig
  products: readonly EnquirySubject[]
  /** The country whose team answers, where that is not the tree's. */
  team?: { id: string; name: string }
  onClose: () => void
}

/** The form about one product, or about several, and then its confirmation. */
export function ContactDialog({ config, products, team: other, onClose }: Props) {
  const { texts } = config
  const team = other?.name ?? config.team
  const kind = kindOf(products)
  const [isSent, setIsSent] = useState(false)
  const onSent = useCallback(() => setIsSent(true), [])
  const [first, ...others] = products
  const dialog = { family: first?.family, close: texts['forms.buttons.close'].text, onClose }

  if (isSent) {
    const { title, text } = thanksOf({ kind, team }, config)
    return (
      <Dialog key="thanks" label="ask-thanks" {...dialog}>
        <h2 id="ask-thanks">
          <Words of={title} />
        </h2>
        <p className="lead">{text && <Words of={text} />}</p>
        <div>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the one thing left to do in a modal dialog */}
          <button className="button stripes" type="button" autoFocus onClick={onClose}>
            <Words of={texts['forms.buttons.close']} />
          </button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog key="form" label="ask-title" {...dialog}>
      <h2 id="ask-title">
        <Words
          of={
            first && others.length === 0
              ? fillWords(texts['forms.modalTitle'], { product: first.name })
              : texts['forms.modalTitleList']
          }
        />
      </h2>
      <p>
        <Words
          of={
            team === undefined
              ? texts['forms.modalTextGlobal']
              : fillWords(texts['forms.modalText'], { country: team })
          }
        />
      </p>
      {others.length > 0 && <p className="small">{namesOf(products, config)}</p>}
      <EnquiryForm
        {...setupOf(config, products, other?.id)}
        {...{ kind, config, team, onClose, onSent }}
      />
    </Dialog>
  )
}

/** The contract has a product's id only in product enquiries, so subjects without an id are sent as a B2B enquiry. */
const kindOf = ([first]: readonly EnquirySubject[]) => (first?.id === undefined ? 'b2b' : 'product')

/** The contract has one product for an enquiry: the first one is sent, and the message names all of them. */
function setupOf(
  config: FormConfig,
  products: readonly EnquirySubject[],
  countryId = config.countryId
) {
  const { prefix, bffUrl, options, texts } = config
  const kind = kindOf(products)
  const [first, ...others] = products
  const names = namesOf(products, config)
  const sentence = beginMessage(fillWords(texts['forms.productPrefill'], { product: names }).text)
  const isInFields = first?.id !== undefined && others.length === 0
  const isChoice = options.country?.some(({ value }) => value === countryId)
  return {
    scope: `${prefix}:${kind}:${products.map(({ id, name }) => id ?? name).join('+')}`,
    action: contactUrl(bffUrl, countryId),
    initial: {
      email: '',
      country: isChoice ? countryId : '',
      message: sentence
    },
    fixed: kind === 'product' ? { product_id: first?.id ?? '' } : undefined,
    about: isInFields ? undefined : { names: products.map(({ name }) => name), sentence }
  }
}

const namesOf = (products: readonly EnquirySubject[], { comma }: FormConfig) =>
  products.map(({ name }) => name).join(comma)
