/** Counters, gauges and histograms in the text format of Prometheus. Knows no route and no operation. */
export interface Series {
  readonly name: string;
  readonly help: string;
}

export type Labels = Readonly<Record<string, string>>;

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Histogram {
  readonly counts: number[];
  sum: number;
  count: number;
}

const toKey = (labels: Labels): string =>
  Object.entries(labels)
    .map(([label, value]) => `${label}="${value.replace(/[\\"\n]/g, '_')}"`)
    .join(',');

/** Upper limit of label sets per name, so that memory stays bounded. */
const MOST_SERIES = 500;

export class MetricRegistry {
  readonly #counters = new Map<string, { help: string; values: Map<string, number> }>();
  readonly #histograms = new Map<string, { help: string; values: Map<string, Histogram> }>();
  readonly #gauges = new Map<string, { help: string; read: () => Iterable<readonly [Labels, number]> }>();

  count({ name, help }: Series, labels: Labels = {}, by = 1): void {
    const counter = this.#counters.get(name) ?? { help, values: new Map() };
    this.#counters.set(name, counter);
    const key = toKey(labels);
    if (!counter.values.has(key) && counter.values.size >= MOST_SERIES) return;
    counter.values.set(key, (counter.values.get(key) ?? 0) + by);
  }

  observe({ name, help }: Series, labels: Labels, seconds: number): void {
    const histogram = this.#histograms.get(name) ?? { help, values: new Map() };
    this.#histograms.set(name, histogram);
    const key = toKey(labels);
    if (!histogram.values.has(key) && histogram.values.size >= MOST_SERIES) return;
    const own = histogram.values.get(key) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 };
    histogram.values.set(key, own);
    buckets.forEach((limit, index) => {
      if (seconds <= limit) own.counts[index] = (own.counts[index] ?? 0) + 1;
    });
    own.sum += seconds;
    own.count += 1;
  }

  gauge(series: Series, read: () => number): void {
    this.gauges(series, () => [[{}, read()]]);
  }

  /** A gauge of several label sets. @param read all of them, each with its value */
  gauges({ name, help }: Series, read: () => Iterable<readonly [Labels, number]>): void {
    this.#gauges.set(name, { help, read });
  }

  /** Renders the page for Prometheus. */
  render(): string {
    const lines: string[] = [];
    for (const [name, { help, values }] of this.#counters) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`);
      for (const [labels, value] of values) lines.push(`${name}{${labels}} ${value}`);
    }
    for (const [name, { help, values }] of this.#histograms) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} histogram`);
      for (const [labels, own] of values) lines.push(...histogramLines(name, labels, own));
    }
    for (const [name, { help, read }] of this.#gauges) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`);
      for (const [labels, value] of read()) {
        const key = toKey(labels);
        lines.push(`${name}${key && `{${key}}`} ${value}`);
      }
    }
    return `${lines.join('\n')}\n`;
  }
}

function histogramLines(name: string, labels: string, { counts, sum, count }: Histogram): string[] {
  const comma = labels === '' ? '' : ',';
  return [
    ...buckets.map((limit, index) => `${name}_bucket{${labels}${comma}le="${limit}"} ${counts[index] ?? 0}`),
    `${name}_bucket{${labels}${comma}le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${count}`,
  ];
}
