/** The seed drill, on the stage before the crop stands. */
export function drill(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><path fill="#1b1b18" fill-opacity=".3" d="M-24-26h58v60h-58z"/><path fill="#f6f3e4" d="M-30-34h9v68h-9z"/><path fill="#1b1b18" d="M-12-14H4v28h-16zM14-11h12v22H14z"/><path fill="#ff5a26" d="M-14-9H8V9h-22zM6-6h24V6H6z"/><path fill="#fff" d="M-10-6H0V6h-10z"/></g>`
}

export function combine(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><path fill="#1b1b18" fill-opacity=".3" d="M-30-24h74v56h-74z"/><path fill="#f6f3e4" d="M-34-34h12v68h-12z"/><path fill="#ff5a26" d="M-22-17h56v34h-56z"/><path fill="#10211a" d="M-18-11h16v22h-16z"/><path fill="#b83407" d="M6-13h24v26H6z"/></g>`
}

/** Ground behind the combine. */
export function stubble(left: number, width: number, height: number, lean: number): string {
  const rows: string[] = []
  for (let y = 4; y < height; y += 12) {
    rows.push(`M${left + Math.round(((height - y) / height) * lean)} ${y}H${width}`)
  }
  return `<path fill="#e3c98b" d="M${left} ${height}l${lean}-${height}H${width}v${height}z"/><path stroke="#b9964e" stroke-width="3" stroke-dasharray="3 7" d="${rows.join('')}"/>`
}
