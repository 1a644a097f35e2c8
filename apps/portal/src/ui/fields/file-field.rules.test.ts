import { describe, expect, it } from 'vitest';
import { sentText, sizeText, spokenProgress, toPercent } from './file-field.rules.ts';

describe('a size', () => {
  it.each([
    [3_800_000, '3.8 MB'],
    [4_000_000, '4.0 MB'],
    [4_000_001, '4.01 MB'],
    [4_050_000, '4.05 MB'],
    [21_000_000, '21.00 MB'],
    [999_999, '1.0 MB'],
    [999_500, '1.0 MB'],
    [999_499, '999 KB'],
    [812_400, '812 KB'],
    [1_000, '1 KB'],
    [999, '999 bytes'],
    [1, '1 byte'],
    [0, '0 bytes'],
  ])('a size of %i bytes is written %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });

  it('a size and the sent part of it share one unit', () => {
    expect(sentText(0.68, 3_800_000)).toBe('2.6 of 3.8 MB');
    expect(sentText(0.01, 3_800_000)).toBe('0.0 of 3.8 MB');
    expect(sentText(0.5, 10_000)).toBe('5 of 10 KB');
  });
});

describe('the progress', () => {
  it('is 100 percent only when nothing is missing', () => {
    expect(toPercent(0.68)).toBe(68);
    expect(toPercent(0.29)).toBe(29);
    expect(toPercent(0.9999)).toBe(99);
    expect(toPercent(1)).toBe(100);
  });

  it('is said when it begins, every 25 percent, and when all is sent', () => {
    const texts = Array.from({ length: 101 }, (_, percent) => spokenProgress(percent / 100, 'form.pdf'));
    expect([...new Set(texts)]).toEqual([
      'Uploading form.pdf',
      '25% uploaded',
      '50% uploaded',
      '75% uploaded',
      'Uploaded. The file is being checked.',
    ]);
  });
});
