/** The drawn day of the welcome page: half hours in pixels at 48 bars. A picture, not data. */
const electricity = [
  175, 175, 154, 162, 159, 144, 152, 143, 136, 146, 133, 140, 143, 138, 151, 139, 122, 122, 107, 103, 106, 99,
  112, 119, 115, 127, 116, 109, 115, 105, 110, 115, 112, 131, 135, 138, 170, 172, 181, 209, 202, 216, 230,
  210, 229, 218, 196, 202,
];
const water = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 10, 26, 47, 68, 75, 67, 47, 34, 20, 11, 8, 7, 7, 7, 7, 9, 8, 7, 8, 6, 7, 8, 7,
  8, 12, 16, 20, 33, 49, 65, 76, 77, 68, 53, 36, 20, 5, 0,
];
const gas: Record<number, number> = {
  22: 2,
  23: 15,
  24: 32,
  25: 29,
  26: 10,
  27: 1,
  34: 2,
  35: 13,
  36: 35,
  37: 48,
  38: 53,
  39: 32,
  40: 9,
  41: 1,
};

const GAP = 2.5;
export const DAY_HEIGHT = 312;

export interface DrawnBar {
  readonly utility: 'electricity' | 'water' | 'gas';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** @param every 1 draws all half hours (desktop), 2 every other one (phone) */
export function drawnDay(every: 1 | 2): { width: number; bars: readonly DrawnBar[] } {
  const step = every === 1 ? 26.7 : 16.25;
  const width = every === 1 ? 17.5 : 10.5;
  const scale = every === 1 ? 1 : 0.48;
  const slots = electricity.map((_, slot) => slot).filter((slot) => slot % every === 0);
  const bars = slots.flatMap((slot, index) => {
    const parts = [
      ['electricity', electricity[slot] ?? 0],
      ['water', water[slot] ?? 0],
      ['gas', gas[slot] ?? 0],
    ] as const;
    let top = DAY_HEIGHT * (every === 1 ? 1 : 0.5);
    return parts.flatMap(([utility, size]): DrawnBar[] => {
      const height = size * scale;
      if (height < 0.5) return [];
      top -= height;
      const bar = {
        utility,
        x: round(index * step + (step - width) / 2),
        y: round(top),
        width,
        height: round(height),
      };
      top -= GAP;
      return [bar];
    });
  });
  return { width: round(slots.length * step), bars };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
