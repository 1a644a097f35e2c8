import { buffer } from 'node:stream/consumers';
import { sgDay } from '@portal/domain/sg-time';
import { expect, test } from 'vitest';
import { loadFace } from './faces.ts';
import { PdfDocument } from './pdf-document.ts';

function makeDocument(text: string): Promise<Buffer> {
  const pdf = new PdfDocument({ title: 'A letter', day: sgDay('2026-11-20') });
  pdf.text(pdf.root, 'P', text, { face: 'text', size: 10 }, { x: 40, y: 40, width: 400 });
  return buffer(pdf.end());
}

test('a document is the same to the byte after any other documents', async () => {
  const first = await makeDocument('Tan Mei Lin owes 128.45');
  await makeDocument('Lin Mei Tan owes 84.12');
  expect((await makeDocument('Tan Mei Lin owes 128.45')).equals(first)).toBe(true);
});

test('a word is laid out once, and a change of one result leaves the cached one as it is', () => {
  const face = loadFace('text', 'latin');
  const [one, other] = [face.layout('Water'), face.layout('Water')];
  expect(other.glyphs).toBe(one.glyphs);
  const before = other.positions.map(({ xAdvance }) => xAdvance);
  for (const position of one.positions) position.xAdvance *= 0.5;
  expect(face.layout('Water').positions.map(({ xAdvance }) => xAdvance)).toEqual(before);
  expect(face.layout('Water').advanceWidth).toBe(before.reduce((sum, width) => sum + width, 0));
});

test('the cache is cleared beyond some thousand words, and layouts stay the same', () => {
  const face = loadFace('text', 'latin');
  const first = face.layout('1.00');
  for (let amount = 0; amount < 3_000; amount += 1) face.layout(`${amount}.01`);
  const again = face.layout('1.00');
  expect(again.glyphs).not.toBe(first.glyphs);
  expect(again.positions).toEqual(first.positions);
});
