/**
 * The arcade: a row of nested arches on ink, one of them lit: the door that is yours. It heads the card of
 * pages that let somebody in, and is unlit where they did not get in. Units of 96 px, cut, never squeezed.
 */
const UNIT = 96;
const UNITS = 21;

/** @param lit which arch is lit, counted from the middle one (0); null for none */
export function arcadeSvg(lit: number | null = 0): string {
  const half = (UNITS - 1) / 2;
  const width = UNIT * UNITS;
  const arches = Array.from({ length: UNITS }, (_, index) => arch(index * UNIT, lit === index - half)).join(
    '',
  );
  return `<svg class="arcade" viewBox="0 0 ${width} 132" preserveAspectRatio="xMidYMax slice" fill="none" stroke-width="9" aria-hidden="true" focusable="false">${arches}</svg>`;
}

function arch(x: number, lit: boolean): string {
  const stroke = lit ? '#4A606E' : '#22343F';
  const door = lit ? '#FFBF3C' : '#2C3D49';
  return (
    `<g stroke="${stroke}"><path d="M${x + 11.5} 140V58a36.5 36.5 0 0 1 73 0v82"/>` +
    `<path d="M${x + 28.5} 140V60a19.5 19.5 0 0 1 39 0v80"/></g>` +
    `<path stroke="${door}" stroke-width="10" stroke-linecap="round" d="M${x + 48} 146V62"/>`
  );
}
