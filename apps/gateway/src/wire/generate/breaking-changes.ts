/**
 * Lists what would break a client between two OpenAPI documents: an address, property or value that is gone, an input
 * that is newly required, a type or limit that changed.
 */

/** Texts for readers; no client depends on them. */
const texts: ReadonlySet<string> = new Set(['summary', 'description', 'info', 'examples', 'example']);

const isObject = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/** Parameters are matched by name, alternatives by their place. */
const nameIn = (each: unknown, index: number): string =>
  isObject(each) && typeof each.name === 'string' ? each.name : String(index);

/** One line for each statement of the document: 'place', 'place required name', 'place enum value', 'place key=value'. */
function listStatements(node: unknown, place = ''): string[] {
  if (!isObject(node)) return [];
  const isProperties = place.endsWith('/properties');
  return Object.entries(node).flatMap(([key, value]) => {
    if (texts.has(key) && !isProperties) return [];
    const inner = `${place}/${key}`;
    if (isObject(value)) return [inner, ...listStatements(value, inner)];
    if (!Array.isArray(value)) return [`${place} ${key}=${JSON.stringify(value)}`];
    if (key === 'required' || key === 'enum')
      return value.map((each) => `${place} ${key} ${JSON.stringify(each)}`);
    return value.flatMap((each, index) => {
      const element = `${inner}/${nameIn(each, index)}`;
      return [element, ...listStatements(each, element)];
    });
  });
}

/** Whether the place is in something that a client sends. */
const isInput = (line: string): boolean => /\.(Input|Body)\b|\/requestBody|\/parameters/.test(line);
const isRequirement = (line: string): boolean => / required( |=true)/.test(line);
const isLimit = (line: string): boolean =>
  / (type|const|format|pattern|m(ax|in)\w+)=/.test(line) || isRequirement(line);
const getLinePath = (line: string): string => line.split(' ', 1)[0] ?? '';
const getParent = (place: string): string => place.slice(0, place.lastIndexOf('/'));

/** @returns a line for each breaking change, in the order of the document */
export function breakingChanges(before: unknown, after: unknown): string[] {
  const [old, now] = [listStatements(before), listStatements(after)];
  const [oldLines, nowLines] = [new Set(old), new Set(now)];
  const removed = old.filter((line) => {
    if (nowLines.has(line) || (isInput(line) && isRequirement(line))) return false;
    // A place that is gone is reported once, not with all that was in it.
    const place = getLinePath(line);
    const around = line === place ? getParent(place) : place;
    return around === '' || nowLines.has(around) || !oldLines.has(around);
  });
  const added = now.filter(
    (line) => !oldLines.has(line) && isInput(line) && isLimit(line) && oldLines.has(getLinePath(line)),
  );
  return [...removed.map((line) => `removed ${line}`), ...added.map((line) => `added ${line}`)];
}
