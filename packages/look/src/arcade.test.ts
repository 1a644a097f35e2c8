import { describe, expect, it } from 'vitest';
import { arcadeArches, arcadeSvg } from './arcade.ts';

const litDoors = (arches: ReturnType<typeof arcadeArches>) =>
  arches.flatMap(({ doorColour }, index) => (doorColour === '#FFBF3C' ? [index] : []));

describe('the arcade', () => {
  it('lights the middle door for a visitor who is admitted', () => {
    const arches = arcadeArches();
    expect(litDoors(arches)).toEqual([(arches.length - 1) / 2]);
  });

  it('lights no door for a visitor who is not admitted', () => {
    expect(litDoors(arcadeArches(null))).toEqual([]);
    expect(arcadeSvg(null)).not.toContain('#FFBF3C');
  });
});
