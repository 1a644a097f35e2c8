/** Letters to the holders of accounts: the list of a business partner, one to read, and which a person has opened. */
import * as z from 'zod/mini';
import { documentReference } from '../bills/histories.contract.ts';
import { operation } from '../operation.ts';
import { bpNo, day, documentNo, instant } from '../values.ts';

/** Another gateway may name the day alone. */
const printDate = z.union([instant, day]);

const letterRow = z.strictObject({
  letterName: z.string(),
  printDate,
  encryptedDocId: documentReference,
  /** Stands in addresses of the portal. */
  letterId: documentNo,
  accountNo: z.string(),
  /** The person has not opened it yet. */
  isNew: z.boolean(),
});

export const listLetters = operation({
  name: 'eletter:list',
  summary: 'Letters about the accounts of a business partner, newest first.',
  effect: 'read',
  input: z.strictObject({ bpNo }),
  output: z.strictObject({ eletters: z.array(letterRow) }),
  errors: ['SK_FEATURE_1001'],
  examples: [
    {
      input: { bpNo: '1000145021' },
      output: {
        eletters: [
          {
            letterName: 'Meter reading reminder',
            printDate: '2026-11-20T01:40:00.000Z',
            encryptedDocId: '2611.c2VhbGVk',
            letterId: 'L100101-reading-reminder-2026-12',
            accountNo: '8934521670',
            isNew: true,
          },
        ],
      },
    },
  ],
});

/** The rest of a line of text, or words that stand out in it. */
const letterText = z.strictObject({ text: z.string(), isStrong: z.boolean() });

export const letterDetail = operation({
  name: 'eletter:detail',
  summary: 'The text of a letter, as its PDF has it.',
  effect: 'read',
  input: z.strictObject({ encryptedDocId: documentReference }),
  output: z.strictObject({
    letterName: z.string(),
    printDate,
    accountNo: z.string(),
    provider: z.string(),
    /** Name and lines of the address. */
    recipient: z.array(z.string()),
    heading: z.string(),
    salutation: z.string(),
    paragraphs: z.array(z.array(letterText)),
    closing: z.array(z.string()),
  }),
  errors: ['SK_ACCESS_1001', 'SK_FEATURE_1001'],
  examples: [
    {
      input: { encryptedDocId: '2611.c2VhbGVk' },
      output: {
        letterName: 'Meter reading reminder',
        printDate: '2026-11-20T01:40:00.000Z',
        accountNo: '8934521670',
        provider: 'Demo Utilities',
        recipient: ['Tan Mei Lin', 'Blk 145 Lorong 2 Toa Payoh #08-21', 'Singapore 310145'],
        heading: 'Meter reading reminder, account 8934521670',
        salutation: 'Dear Tan Mei Lin',
        paragraphs: [
          [
            { text: 'You can send them until ', isStrong: false },
            { text: '25 Nov 2026, 11PM', isStrong: true },
            { text: ', in the portal under Meter Readings.', isStrong: false },
          ],
        ],
        closing: ['Yours sincerely', 'Demo Utilities', 'Helpline 1800-2222-333'],
      },
    },
  ],
});

export const markLetterOpened = operation({
  name: 'eletter:markOpened',
  summary: 'Records that the person has opened a letter, so that it is new no longer.',
  effect: 'write',
  input: z.strictObject({ encryptedDocId: documentReference }),
  output: z.strictObject({ isNew: z.literal(false) }),
  errors: ['SK_ACCESS_1001', 'SK_FEATURE_1001'],
  examples: [{ input: { encryptedDocId: '2611.c2VhbGVk' }, output: { isNew: false } }],
});
