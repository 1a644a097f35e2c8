import { describe, expect, it } from 'vitest';
import { afterNews, afterSign, afterStay, computeEnd, nextChange, phaseAt } from './idle.rules.ts';

const MINUTE = 60_000;
const limits = { warnAfter: 15 * MINUTE, logOutAfter: 5 * MINUTE };
const start = 1_000_000;
const phaseAfter = (ms: number) => phaseAt(start, start + ms, limits);

describe('somebody who does nothing', () => {
  it('is warned after 15 minutes and logged out 5 minutes later', () => {
    expect(phaseAfter(0)).toBe('active');
    expect(phaseAfter(15 * MINUTE - 1)).toBe('active');
    expect(phaseAfter(15 * MINUTE)).toBe('warning');
    expect(phaseAfter(20 * MINUTE - 1)).toBe('warning');
    expect(phaseAfter(20 * MINUTE)).toBe('ended');
  });

  it('is logged out at once when the computer slept past the end', () => {
    expect(phaseAfter(8 * 60 * MINUTE)).toBe('ended');
  });

  it('is looked at again when the warning is due, then when the end is', () => {
    expect(nextChange(start, start + MINUTE, limits)).toBe(start + 15 * MINUTE);
    expect(nextChange(start, start + 16 * MINUTE, limits)).toBe(computeEnd(start, limits));
  });
});

describe('a sign of life', () => {
  it('begins the 15 minutes again', () => {
    expect(afterSign(start, start + 14 * MINUTE, limits)).toBe(start + 14 * MINUTE);
  });

  it('counts no longer once the warning shows', () => {
    expect(afterSign(start, start + 15 * MINUTE, limits)).toBe(start);
    expect(afterSign(start, start + 21 * MINUTE, limits)).toBe(start);
  });
});

describe("'Stay signed in'", () => {
  it('begins the 15 minutes again until the very end, and not after it', () => {
    expect(afterStay(start, start + 20 * MINUTE - 1, limits)).toBe(start + 20 * MINUTE - 1);
    expect(afterStay(start, start + 20 * MINUTE, limits)).toBe(start);
  });
});

describe('what another tab has seen', () => {
  it('counts when it is later than what this one has', () => {
    expect(afterNews(start, start + MINUTE, start + 2 * MINUTE)).toBe(start + MINUTE);
    expect(afterNews(start, start - MINUTE, start + 2 * MINUTE)).toBe(start);
  });

  it('never lies in the future, even if a clock was set back', () => {
    expect(afterNews(start, start + 60 * MINUTE, start + MINUTE)).toBe(start + MINUTE);
    expect(afterNews(start + 60 * MINUTE, start, start + MINUTE)).toBe(start + MINUTE);
  });
});
