/**
 * The mark: three nested arches, a doorway made of three lines (electricity, water, gas), the inner one
 * lit. Owns its drawing on the 32 grid; knows nothing of where it stands. Ink is the current colour.
 */
export const markPaths = {
  outer: 'M3 29.5V16a13 13 0 0 1 26 0v13.5',
  middle: 'M9.2 29.5V16a6.8 6.8 0 0 1 13.6 0v13.5',
  door: 'M16 29.5V17.2',
} as const;

/** The mark as an SVG element for server-rendered pages; hidden from screen readers, as its name stands beside it. */
export function markSvg(options: { lit?: boolean } = {}): string {
  const door = options.lit === false ? '' : ' class="mark-door"';
  return `<svg viewBox="0 0 32 32" width="29" height="29" fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" aria-hidden="true" focusable="false"><path d="${markPaths.outer}"/><path d="${markPaths.middle}"/><path${door} stroke-width="3.6" d="${markPaths.door}"/></svg>`;
}

/** The mark in fixed colours, for a favicon. */
export function markFavicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#11202B"/><g transform="translate(4.8 4) scale(.7)" fill="none" stroke="#FFF" stroke-width="3.2" stroke-linecap="round"><path d="${markPaths.outer}"/><path d="${markPaths.middle}"/><path stroke="#FFBF3C" stroke-width="3.6" d="${markPaths.door}"/></g></svg>`;
}
