import { useCallback, useState } from 'react'
import { thanksOf } from './box.ts'
import { fill, type FormConfig } from './form-config.ts'
import { contactUrl } from '#lib/contact-url.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import type { Asked } from './ContactModal.tsx'
import { Dialog } from '#browser/base/Dialog.tsx'
import { Words } from '#browser/base/Words.tsx'

type Props = { config: FormConfig; product: Asked; onClose: () => void }

/** The form about one product, and then its confirmation. */
export function ContactDialog({ config, product, onClose }: Props) {
  const { texts, team } = config
  const [isSent, setIsSent] = useState(false)
  const onSent = useCallback(() => setIsSent(true), [])
  const dialog = { family: product.family, close: texts['forms.buttons.close'].text, onClose }

  if (isSent) {
    const { title, text } = thanksOf({ kind: 'product', team }, config)
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
        <Words of={fill(texts['forms.modalTitle'], { product: product.name })} />
      </h2>
      <p>
        <Words
          of={
            team === undefined
              ? texts['forms.modalTextGlobal']
              : fill(texts['forms.modalText'], { country: team })
          }
        />
      </p>
      <EnquiryForm
        kind="product"
        config={config}
        {...setupOf(config, product)}
        {...{ onClose, onSent }}
      />
    </Dialog>
  )
}

function setupOf({ prefix, bffUrl, countryId, options, texts }: FormConfig, { id, name }: Asked) {
  const isChoice = options.country?.some(({ value }) => value === countryId)
  return {
    scope: `${prefix}:product:${id}`,
    action: contactUrl(bffUrl, countryId),
    initial: {
      email: '',
      country: isChoice ? countryId : '',
      message: fill(texts['forms.productPrefill'], { product: name }).text
    },
    fixed: { product_id: id }
  }
}
