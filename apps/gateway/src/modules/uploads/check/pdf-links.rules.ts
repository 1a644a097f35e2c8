/** Rules for a page's annotations and a document's outline: marks and links may stay, nothing that acts. */

/** Of annotations that hold or play something. */
const ACTING: ReadonlySet<unknown> = new Set([
  'FileAttachment',
  'Sound',
  'Movie',
  'Screen',
  '3D',
  'RichMedia',
]);
const LINK = /^(?:https?|mailto|tel):/i;

type Facts = ReadonlyMap<string, unknown>;

const toFacts = (described: unknown): Facts => new Map(Object.entries(Object(described)));
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function hasHarmlessTarget(facts: Facts): boolean {
  const address = facts.get('unsafeUrl') ?? facts.get('url');
  if (isGiven(address) && !LINK.test(String(address))) return false;
  return !isGiven(facts.get('attachment'));
}

/** @param annotation as pdf.js describes it */
export function isHarmlessAnnotation(annotation: unknown): boolean {
  const facts = toFacts(annotation);
  if (ACTING.has(facts.get('subtype')) || isGiven(facts.get('file')) || isGiven(facts.get('actions')))
    return false;
  return hasHarmlessTarget(facts);
}

/** @param items of an outline as pdf.js describes it */
export function isHarmlessOutline(items: unknown): boolean {
  const open: unknown[] = Array.isArray(items) ? [...items] : [];
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    const facts = toFacts(item);
    if (!hasHarmlessTarget(facts)) return false;
    const below = facts.get('items');
    if (Array.isArray(below)) open.push(...below);
  }
  return true;
}
