import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import type { FaceSubset } from '@portal/look/embedded-faces';
import { expect, test } from 'vitest';
import { loadFace } from '../../../pdf/faces.ts';
import { splitIntoRuns } from '../../../pdf/printable.rules.ts';
import { readPdf } from '../../../pdf/test/read-pdf.ts';
import { billPaper } from './bill-paper.ts';
import { helpCopy } from './help-copy.ts';
import { sampleBill, sampleStored } from './sample-papers.ts';

const scripts = { 'zh-SG': 'chinese-simplified', ms: undefined, ta: 'tamil' } as const;
const helpline = '1800-2222-333';
const owed = sampleBill();
const bills = {
  owed: { ...owed, payee: { ...owed.payee, helpline } },
  nothingOwed: {
    ...sampleBill({ bill: { ...sampleStored('2026-01', 0), lines: [], totalCents: -9_137 }, earlier: [] }),
    payee: { ...owed.payee, helpline },
  },
} as const;
const readBytes = async (kind: keyof typeof bills) => new Uint8Array(await buffer(billPaper(bills[kind])));
const joined = (texts: readonly string[]) => texts.join('').replace(/\s/g, '');

/** Content streams of the pages, unpacked. */
function getContent(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes).toString('latin1');
  return [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, packed = '']) => {
      try {
        return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}

/** As a PDF writes text outside Latin: big-endian UTF-16 with its mark. */
const utf16 = (text: string): string =>
  Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]).toString('latin1');
const unescaped = (text: string): string =>
  text.replaceAll(/\\([\\()nrtbf])/g, (_, sign: string) => escapes.get(sign) ?? sign);
const escapes = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
]);

test.each(['owed', 'nothingOwed'] as const)('a bill has its help in four languages (%s)', async (kind) => {
  const bytes = await readBytes(kind);
  const { pages, texts, faces } = await readPdf(bytes);
  const last = joined(pages.at(-1)?.texts ?? []);
  for (const { language, name, [kind]: passage } of helpCopy) {
    if (language === 'ta') continue;
    expect(last).toContain(joined([name]));
    expect(last).toContain(joined([passage(helpline)]));
  }
  expect(pages).toHaveLength(2);
  expect(texts.join('')).not.toContain('\u0000');
  expect(faces.every((face) => /^[A-Z]{6}\+/.test(face ?? ''))).toBe(true);
  expect(bytes.length).toBeLessThan(90_000);
});

test.each(['owed', 'nothingOwed'] as const)(
  'Tamil help that is copied has its letters in the order of the word (%s)',
  async (kind) => {
    const content = unescaped(getContent(await readBytes(kind)));
    const [tamil] = helpCopy.filter(({ language }) => language === 'ta');
    for (const text of [tamil?.name ?? '', tamil?.[kind](helpline) ?? ''])
      expect(content).toContain(`/ActualText (${utf16(text)})`);
  },
);

test('each passage of the help says in which language it is read aloud', async () => {
  const raw = Buffer.from(await readBytes('owed')).toString('latin1');
  for (const language of ['zh-SG', 'ms', 'ta'])
    for (const type of ['H3', 'P'])
      expect(raw.match(new RegExp(`/S /${type}\\s+/Lang \\(${language}\\)`, 'g'))).toHaveLength(1);
  expect(raw).toContain('/Lang (en-SG)');
});

test('every letter of the help is in the face that writes it: none is drawn as a box', () => {
  for (const { language, name, ...passages } of helpCopy) {
    const written = [name, passages.owed(helpline), passages.nothingOwed(helpline)];
    for (const text of written) {
      const runs = splitIntoRuns(text, language && scripts[language]) ?? [];
      expect(runs.map((run) => run.text).join('')).toBe(text);
      const used = new Set<FaceSubset>(runs.map(({ subset }) => subset));
      expect(used.has((language && scripts[language]) ?? 'latin')).toBe(true);
      for (const run of runs)
        for (const face of ['text', 'strong'] as const)
          expect(
            loadFace(face, run.subset)
              .layout(run.text)
              .glyphs.map(({ id }) => id),
            run.text,
          ).not.toContain(0);
    }
  }
});

test('Tamil is shaped: a vowel stands where it is read, and letters join as they are written', () => {
  const shaped = (word: string) =>
    loadFace('text', 'tamil')
      .layout(word)
      .glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));
  expect(shaped('தொகை')).toEqual(['ெ', 'த', 'ா', 'ை', 'க']);
  expect(shaped('கூறலாம்')).toEqual(['கூ', 'ற', 'ல', 'ா', 'ம்']);
});
