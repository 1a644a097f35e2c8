/**
 * The arcade: a row of nested arches on ink, one of them lit: the visitor's door. It heads the card of
 * pages that admit a visitor, and is unlit where they were not admitted. Units of 96 px, cut, never squeezed.
 */
const UNIT = 96;
const UNITS = 21;
const MIDDLE = (UNITS - 1) / 2;

export const arcadeBox = `0 0 ${UNIT * UNITS} 132`;
/** For a picture that fills its place: the row is cut at both sides. */
export const arcadeFit = 'xMidYMax slice';

export interface Arch {
  /** The two nested arches, as one path. */
  readonly frame: string;
  readonly door: string;
  readonly frameColour: string;
  readonly doorColour: string;
}

/** @param lit which arch is lit, counted from the middle one (0); null for none */
export function arcadeArches(lit: number | null = 0): Arch[] {
  return Array.from({ length: UNITS }, (_, index) => arch(index * UNIT, lit === index - MIDDLE));
}

/** The arcade for server-rendered pages. @param lit as for arcadeArches */
export function arcadeSvg(lit: number | null = 0): string {
  const arches = arcadeArches(lit).map(
    ({ frame, door, frameColour, doorColour }) =>
      `<path stroke="${frameColour}" d="${frame}"/>` +
      `<path stroke="${doorColour}" stroke-width="10" stroke-linecap="round" d="${door}"/>`,
  );
  return `<svg class="arcade" viewBox="${arcadeBox}" preserveAspectRatio="${arcadeFit}" fill="none" stroke-width="9" aria-hidden="true" focusable="false">${arches.join('')}</svg>`;
}

function arch(x: number, isLit: boolean): Arch {
  const outer = `M${x + 11.5} 140V58a36.5 36.5 0 0 1 73 0v82`;
  const inner = `M${x + 28.5} 140V60a19.5 19.5 0 0 1 39 0v80`;
  return {
    frame: `${outer}${inner}`,
    door: `M${x + 48} 146V62`,
    frameColour: isLit ? '#4A606E' : '#22343F',
    doorColour: isLit ? '#FFBF3C' : '#2C3D49',
  };
}
