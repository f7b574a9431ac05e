import { expect, test } from 'vitest'
import ara from '../../../scripts/demo-bff/data/bundles/ara.json' with { type: 'json' }
import ind from '../../../scripts/demo-bff/data/bundles/ind.json' with { type: 'json' }
import por from '../../../scripts/demo-bff/data/bundles/por.json' with { type: 'json' }
import rus from '../../../scripts/demo-bff/data/bundles/rus.json' with { type: 'json' }
import spa from '../../../scripts/demo-bff/data/bundles/spa.json' with { type: 'json' }
import tha from '../../../scripts/demo-bff/data/bundles/tha.json' with { type: 'json' }
import zho from '../../../scripts/demo-bff/data/bundles/zho.json' with { type: 'json' }

test.each(Object.entries({ ara, ind, por, rus, spa, tha, zho }))(
  'the plan of applications, the calculator and the table have one word for the spray liquid: %s',
  (_, { field, product }) => {
    const word = field.plan.water.toLowerCase()
    expect(field.water.toLowerCase()).toContain(word)
    expect(product.doses.water.toLowerCase()).toContain(word)
  }
)
