/** Typed builders of letters for states and tests: Tan Mei Lin's, as in the picture. */
import type { Output } from '@portal/contract';
import { exampleOf } from '../../gallery/example.ts';

type LetterRow = Output<'eletter:list'>['eletters'][number];

export const MEI_LIN_BP = '1000145021';
export const OTHER_BP = '1000145039';

export function mockLetter(letterName: string, printDate: string, over: Partial<LetterRow> = {}): LetterRow {
  return {
    letterName,
    printDate,
    encryptedDocId: `sealed ${letterName} ${printDate}`,
    letterId: `L100101-${letterName.toLowerCase().replaceAll(' ', '-')}-${printDate.slice(0, 10)}`,
    accountNo: '8934521670',
    isNew: false,
    ...over,
  };
}

export const newestLetter = mockLetter('Meter reading reminder', '2026-11-20T01:40:00.000Z', { isNew: true });
export const mockLetters: readonly LetterRow[] = [
  newestLetter,
  mockLetter('Refund request received', '2026-11-16T02:00:00.000Z', { accountNo: '8934520018' }),
  mockLetter('Pink Notice', '2026-11-12', { accountNo: '8934520026' }),
  mockLetter('U-Save credited', '2026-10-15T00:00:00.000Z'),
  mockLetter('Regulated tariff from 1 Oct', '2026-10-01T00:00:00.000Z'),
  mockLetter('Change of GIRO account', '2026-09-03T01:00:00.000Z', { accountNo: '8934520034' }),
];

export const mockList = (eletters: readonly LetterRow[] = mockLetters): Output<'eletter:list'> => ({
  eletters: [...eletters],
});

export const mockContent = (over: Partial<Output<'eletter:detail'>> = {}): Output<'eletter:detail'> => ({
  ...exampleOf('eletter:detail'),
  paragraphs: [
    [
      {
        text: 'We have not yet received your water and gas readings for the December 2026 bill. You can send them until ',
        isStrong: false,
      },
      { text: '25 Nov 2026, 11PM', isStrong: true },
      { text: ', in the portal under Meter Readings.', isStrong: false },
    ],
    [
      {
        text: 'Without them we estimate your use, and correct it with the next reading. Your electricity meter sends its own.',
        isStrong: false,
      },
    ],
  ],
  ...over,
});
