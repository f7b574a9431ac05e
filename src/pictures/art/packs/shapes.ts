import type { PackKind } from './pack-kind.ts'

/** The outline of a pack, and the box on it for land, colour and name. */
export type Shape = {
  width: number
  height: number
  /** The top and height of the land; the solid band with the name is below it. */
  label: { left: number; right: number; top: number; land: number; band: number }
  body: string
  /** The shaded side, over the label. */
  shade: string
}

const PLASTIC = '#f4f2e6'
const CAP = '#123528'
const CAP_RIB = '#0c2a1f'

const shaded = (path: string) => `<path fill="#10211a" fill-opacity=".1" d="${path}"/>`

export const shapes: Record<PackKind, Shape> = {
  bottle: {
    width: 190,
    height: 330,
    label: { left: 10, right: 180, top: 146, land: 92, band: 78 },
    body: `<path fill="${CAP}" d="M66 0h58v46H66z"/><path fill="${CAP_RIB}" d="M66 0h8v46h-8zm18 0h4v46h-4zm14 0h4v46h-4zm14 0h12v46h-12z"/><path fill="${PLASTIC}" d="M72 46h46v10c0 18 62 18 62 56v204c0 9-5 14-14 14H24c-9 0-14-5-14-14V112c0-38 62-38 62-56z"/>`,
    shade: shaded('M156 118h24v196h-24z')
  },
  can: {
    width: 260,
    height: 370,
    label: { left: 10, right: 250, top: 152, land: 116, band: 87 },
    body: `<path fill="${CAP}" d="M36 0h64v44H36z"/><path fill="${CAP_RIB}" d="M36 0h10v44H36zm20 0h4v44h-4zm14 0h4v44h-4zm16 0h14v44H86z"/><path fill="${PLASTIC}" fill-rule="evenodd" d="M28 44h92l20 26h84q26 0 26 26v258q0 16-16 16H26q-16 0-16-16V66q0-22 18-22zm126 58q-8 0-8 8v8h76v-8q0-8-8-8z"/><path fill="#10211a" fill-opacity=".5" d="M138 118v-10q0-14 14-14h64q14 0 14 14v10h-8v-8q0-8-8-8h-60q-8 0-8 8v8z"/>`,
    shade: shaded('M226 74h24v278h-24z')
  },
  bag: {
    width: 240,
    height: 350,
    label: { left: 8, right: 232, top: 78, land: 148, band: 82 },
    body: `<path fill="${PLASTIC}" d="M12 0h216l8 22-6 306 6 22H4l6-22L4 22z"/><path fill="#10211a" fill-opacity=".12" d="M6 22h228l-1 7H7z"/><path stroke="#10211a" stroke-opacity=".35" stroke-width="2" stroke-dasharray="7 5" d="M10 12h220"/>`,
    shade: shaded('M206 29h26l-2 299H206z')
  },
  box: {
    width: 210,
    height: 230,
    label: { left: 0, right: 210, top: 22, land: 106, band: 78 },
    body: `<path fill="${PLASTIC}" d="M0 0h210v230H0z"/>`,
    shade: shaded('M176 0h34v230h-34z')
  },
  sachet: {
    width: 150,
    height: 200,
    label: { left: 0, right: 150, top: 34, land: 84, band: 68 },
    body: `<path fill="${PLASTIC}" d="M6 0h138l6 10v180l-6 10H6l-6-10V10z"/><path fill="#10211a" fill-opacity=".14" d="M2 14h146v5H2z"/>`,
    shade: shaded('M128 19h22v171l-6 10h-16z')
  }
}
