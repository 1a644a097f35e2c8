/** Outlines of single marks. */

const TOP_RADIUS = 2;
/** A measured zero is a tick of one pixel; a gap is nothing at all. */
const ZERO_TICK = 1;

/** A bar on the baseline with rounded shoulders. */
export function barPath(left: number, top: number, width: number, base: number): string {
  const height = Math.max(ZERO_TICK, base - top);
  const radius = round(Math.min(TOP_RADIUS, width / 2, height));
  const shoulder = round(base - height + radius);
  const right = round(left + width - radius);
  return `M${round(left)} ${round(base)}V${shoulder}q0 ${-radius} ${radius} ${-radius}H${right}q${radius} 0 ${radius} ${radius}V${round(base)}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
