/** JSON as the formatter leaves it, so that a generated file is clean when it is written. */
const WIDTH = 110;

export interface Layout {
  /** Objects that fit are written on one line too: shorter to read, not what the formatter makes. */
  readonly flatObjects?: boolean;
}

export function prettyJson(value: unknown, layout: Layout = {}): string {
  return `${written(value, 0, 0, layout)}\n`;
}

/** The last of several is followed by no comma. */
const commaAfter = (index: number, all: readonly unknown[]): number => (index < all.length - 1 ? 1 : 0);

/** @param taken columns before the value on its line, and after it the comma if there is one */
function written(value: unknown, depth: number, taken: number, layout: Layout): string {
  if (Array.isArray(value)) return list(value, depth, taken, layout);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  if (entries.length === 0) return '{}';
  if (layout.flatObjects === true && depth > 0) {
    const flat = flatly(value);
    if (taken + flat.length <= WIDTH) return flat;
  }
  const inner = '  '.repeat(depth + 1);
  const lines = entries.map(([key, each], index) => {
    const label = `${inner}${JSON.stringify(key)}: `;
    return label + written(each, depth + 1, label.length + commaAfter(index, entries), layout);
  });
  return `{\n${lines.join(',\n')}\n${'  '.repeat(depth)}}`;
}

function list(values: readonly unknown[], depth: number, taken: number, layout: Layout): string {
  if (values.length === 0) return '[]';
  const flat = values.every((each) => each === null || typeof each !== 'object')
    ? `[${values.map((each) => JSON.stringify(each)).join(', ')}]`
    : null;
  if (flat !== null && taken + flat.length <= WIDTH) return flat;
  const inner = '  '.repeat(depth + 1);
  const lines = values.map(
    (each, index) => inner + written(each, depth + 1, inner.length + commaAfter(index, values), layout),
  );
  return `[\n${lines.join(',\n')}\n${'  '.repeat(depth)}]`;
}

function flatly(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatly).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${flatly(each)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
