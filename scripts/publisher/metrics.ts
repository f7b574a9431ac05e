/** Counters and values as Prometheus reads them: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export type Metric = {
  name: string
  help: string
  type: 'counter' | 'gauge'
  values: readonly { labels?: Record<string, string>; value: number }[]
}

export function formatMetrics(metrics: readonly Metric[]): string {
  return metrics.map(format).join('')
}

function format({ name, help, type, values }: Metric): string {
  const lines = values.map(({ labels = {}, value }) => {
    const named = Object.entries(labels).map(([key, text]) => `${key}="${escape(text)}"`)
    return `${name}${named.length > 0 ? `{${named.join(',')}}` : ''} ${value}`
  })
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
}

function escape(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
