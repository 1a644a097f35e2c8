import { describe, expect, it } from 'vitest';
import { heatColours } from './heat-colours.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes 2009, full severity, on linear RGB. */
const visions: readonly (readonly [name: string, matrix: Matrix])[] = [
  [
    'every cone',
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  ],
  [
    'protanopia',
    [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  ],
  [
    'deuteranopia',
    [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  ],
  [
    'tritanopia',
    [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  ],
];
const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];
/** CIELAB distance; neighbours of a scale are told apart from about ten on. */
const LEAST = 10;

function toLinear(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const multiply = (matrix: Matrix, [a, b, c]: Triple): Triple => {
  const row = ([x, y, z]: Triple) => x * a + y * b + z * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

function toLab(rgb: Triple): Triple {
  const clamped: Triple = [clamp(rgb[0]), clamp(rgb[1]), clamp(rgb[2])];
  const xyz = multiply(TO_XYZ, clamped);
  const f = (index: 0 | 1 | 2) => {
    const ratio = xyz[index] / WHITE[index];
    return ratio > 216 / 24389 ? Math.cbrt(ratio) : (ratio * (24389 / 27) + 16) / 116;
  };
  return [116 * f(1) - 16, 500 * (f(0) - f(1)), 200 * (f(1) - f(2))];
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const distance = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

describe.each(['light', 'dark'] as const)('the six steps in the %s theme', (theme) => {
  it.each(visions)('are told apart with %s, each from every other', (_name, matrix) => {
    const seen = heatColours[theme].map((colour) => toLab(multiply(matrix, toLinear(colour))));
    const distances = seen.flatMap((one, index) =>
      seen.slice(index + 1).map((other) => distance(one, other)),
    );
    expect(distances).toHaveLength(15);
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(LEAST);
  });

  it.each(visions)(
    'grow steadily with %s: more is darker in the light and lighter in the dark',
    (_name, matrix) => {
      const lightness = heatColours[theme].map((colour) => toLab(multiply(matrix, toLinear(colour)))[0]);
      const ordered = [...lightness].sort((a, b) => (theme === 'light' ? b - a : a - b));
      expect(lightness).toEqual(ordered);
      expect(
        Math.min(...ordered.slice(1).map((each, index) => Math.abs(each - (ordered[index] ?? 0)))),
      ).toBeGreaterThan(8);
    },
  );

  it('stand out from the card by their last step as a shape must', () => {
    const luminance = (hex: string) => multiply(TO_XYZ, toLinear(hex))[1];
    const [card, last] = [
      luminance(theme === 'light' ? '#ffffff' : '#121d26'),
      luminance(heatColours[theme].at(-1) ?? ''),
    ];
    expect((Math.max(card, last) + 0.05) / (Math.min(card, last) + 0.05)).toBeGreaterThan(3);
  });
});
