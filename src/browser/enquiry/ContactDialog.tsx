import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { boxOf } from './box.ts'
import { openForm } from './browser.ts'
import { fill, type FormKit } from './form-config.ts'
import { contactUrl } from '#lib/contact-url.ts'
import { AskForm } from './AskForm.tsx'
import type { Asked } from './ContactModal.tsx'
import { Dialog } from '#browser/base/Dialog.tsx'
import { Words } from '#browser/base/Words.tsx'

type Props = { kit: FormKit; product: Asked; onClose: () => void }

/** The form about one product, and after it the thanks. */
export function ContactDialog({ kit, product, onClose }: Props) {
  const { texts, team } = kit
  const [form] = useState(() => openForm(setupOf(kit, product)))
  useEffect(() => form.stop, [form])
  const state = useStore(form.$state)
  const isSent = state.status.is === 'sent'
  const box = boxOf({ kind: 'product', team }, state, kit)
  const dialog = { family: product.family, close: texts['forms.buttons.close'].text, onClose }

  if (isSent && box)
    return (
      <Dialog key="thanks" label="ask-thanks" {...dialog}>
        <h2 id="ask-thanks">
          <Words of={box.title} />
        </h2>
        <p className="lead">{box.text && <Words of={box.text} />}</p>
        <div>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the one thing left to do in a modal dialog */}
          <button className="button furrow" type="button" autoFocus onClick={onClose}>
            <Words of={texts['forms.buttons.close']} />
          </button>
        </div>
      </Dialog>
    )
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
      <AskForm {...{ kit, form, state, box, onClose }} />
    </Dialog>
  )
}

function setupOf(
  { prefix, bffUrl, countryId, headers, countries, texts }: FormKit,
  { id, name }: Asked
) {
  const isChoice = countries.some(country => country.id === countryId)
  return {
    kind: 'product',
    scope: `${prefix}:product:${id}`,
    url: contactUrl(bffUrl, countryId),
    headers,
    page: location.pathname,
    initial: {
      email: '',
      country: isChoice ? countryId : '',
      message: fill(texts['forms.productPrefill'], { product: name }).text
    },
    fixed: { product_id: id }
  } as const
}
