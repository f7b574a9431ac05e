import { range } from '#art/base/list.ts'
import { CHALK, PAPER } from '#lib/colours.ts'

/** The outlines of the furniture; slanted parts have the slant of all drawings. */
export function furniture(id: string): string {
  return [table(), samples(`${id}h`), bench(), printer(), screens(), kitchen()].join('')
}

function table(): string {
  const chair = (x: number, y: number, turn: number) =>
    `<path transform="translate(${x} ${y})rotate(${turn})" d="M-13-9h26v20q0 5-5 5H-8q-5 0-5-5zM-15-14h30v7h-30z"/>`
  const chairs = range(4).map(index => {
    return chair(376 + index * 136, 218, 0) + chair(356 + index * 136, 404, 180)
  })
  return `<path fill="${PAPER}" stroke-width="3" d="M318 236h534l-30 150H288z"/><g fill="${CHALK}">${chairs.join('')}</g><path stroke-width="1.5" d="M352 262h74l-9 46h-74zm100 0h100l-9 46H443zm132-8h120l-13 66H571zM470 336h60l-6 30h-60zm-110-6h80l-7 34h-80zm252 10h150l-5 26H607z"/>`
}

function samples(hatch: string): string {
  return `<defs><pattern id="${hatch}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-12)"><path d="M0 0v9" stroke="#10211a" stroke-width="3"/></pattern></defs><path fill="url(#${hatch})" d="M40 150h44v330H40zm0 55h44m-44 55h44m-44 55h44m-44 55h44m-44 55h44"/>`
}

function bench(): string {
  return `<path fill="${PAPER}" d="M960 132h280v70H960zm0 70h70v120h-70z"/><circle cx="1000" cy="166" r="18"/><circle cx="1060" cy="166" r="12"/><circle cx="1100" cy="166" r="12"/><circle cx="1140" cy="166" r="12"/><path d="M1170 148h50v36h-50zM972 226h46v36h-46zm0 46h46v36h-46z"/>`
}

function printer(): string {
  return `<path fill="${PAPER}" d="M980 420h120v90H980z"/><path d="M1000 436h80v30h-80zm10 54h60m-60 8h60"/><path fill="${PAPER}" d="M1100 440h40l-14 62h-40z"/>`
}

function screens(): string {
  return `<path stroke-width="7" d="M140 580h300"/><path fill="${PAPER}" d="M150 566h84v-10h-84zm98 0h84v-10h-84zm98 0h84v-10h-84z"/>`
}

function kitchen(): string {
  return `<path fill="${PAPER}" d="M1190 400h50v180h-50zm0 60h50m-50 60h50"/><circle cx="1215" cy="430" r="12"/><circle cx="1130" cy="556" r="18" fill="${PAPER}"/>`
}
