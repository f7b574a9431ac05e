/** Prints the cost of a step of the benchmark, as the one line of JSON that the benchmark reads. */
export function report(count: number, note: string): void {
  const seconds = process.uptime()
  const peakMegabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(JSON.stringify({ seconds, peakMegabytes, count, note }))
}
