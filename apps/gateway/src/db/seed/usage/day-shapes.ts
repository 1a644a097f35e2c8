/** How electricity spreads over a day and a week, before chance. Weights of half hours, midnight first. */

/** A flat with air-conditioning at night, up at half past six, out at midday (visual 02, standards B7). */
const home = [
  295, 290, 282, 274, 267, 258, 250, 245, 240, 237, 235, 235, 238, 245, 245, 239, 215, 195, 185, 180, 177,
  178, 186, 196, 204, 204, 200, 197, 196, 196, 197, 201, 208, 216, 230, 250, 275, 300, 322, 340, 355, 366,
  372, 373, 370, 360, 346, 330,
];

/** Flat while it is open, 08:30 to 18:30, and a floor of cooling at night. */
const business = home.map((_, slot) => {
  if (slot >= 17 && slot < 37) return 300;
  return slot === 16 || slot === 37 ? 220 : 110;
});

/** Homes use more by day at the weekend, businesses less. */
export function findShape(kind: 'home' | 'business', isWeekend: boolean): readonly number[] {
  if (!isWeekend) return kind === 'home' ? home : business;
  const byDay = kind === 'home' ? 1.15 : 0.7;
  return (kind === 'home' ? home : business).map((weight, slot) =>
    slot >= 18 && slot < 36 ? weight * byDay : weight,
  );
}

/** Sunday first. */
export const weekdayFactors = {
  home: [1.08, 1, 1, 1, 1, 1.046, 1.08],
  business: [0.72, 1, 1, 1, 1, 1, 0.72],
} as const;
