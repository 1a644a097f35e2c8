import { buffer } from 'node:stream/consumers';
import { sgDay } from '@portal/domain/sg-time';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { checkedContent } from '../../uploads/check/check-file.ts';
import { lastDayOfForm } from './company-form.rules.ts';
import { type CompanyFormDetails, companyForm } from './company-form.ts';

const details: CompanyFormDetails = {
  companyName: 'Sin Ming Baking Supplies Pte Ltd',
  uen: '201900042H',
  accountNo: '8920031174',
  postalCode: '573968',
  applicantName: 'Nur Aisyah Žižek',
  applicantEmail: 'aisyah@sinmingbaking.example',
  day: sgDay('2026-11-20'),
};
const readBytes = async (changes: Partial<CompanyFormDetails> = {}) =>
  new Uint8Array(await buffer(companyForm({ ...details, ...changes })));

async function read(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  const { info } = await document.getMetadata();
  return { document, page, text: text.replace(/ +/g, ' '), info: new Map(Object.entries(info)) };
}

/** Of a tree of tags, from top to bottom. */
function getRoles(node: object): string[] {
  const { role, children }: { role?: unknown; children?: unknown } = node;
  const below = Array.isArray(children) ? children.flatMap((child: object) => getRoles(child)) : [];
  return typeof role === 'string' ? [role, ...below] : below;
}

describe('the form that a company signs', () => {
  test('is one page of A4 with every detail as text that can be selected', async () => {
    const { document, page, text } = await read(await readBytes());
    expect(document.numPages).toBe(1);
    expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
    const { day, ...written } = details;
    expect(day).toBe('2026-11-20');
    for (const value of Object.values(written)) expect(text).toContain(value);
    for (const words of [
      'Services Portal',
      'Authorisation to link utilities accounts',
      'Made on 20 Nov 2026',
      'Valid for 3 months, until 20 Feb 2027',
      'What this person may see and do',
      'Signature',
      'Company stamp',
      'Position',
      'Date',
    ])
      expect(text).toContain(words);
  });

  test('is tagged, in English, with its title', async () => {
    const { page, document, info } = await read(await readBytes());
    expect([info.get('Title'), info.get('Language')]).toEqual([
      'Authorisation to link utilities accounts',
      'en-SG',
    ]);
    expect(Object.fromEntries(Object(await document.getMarkInfo()))).toMatchObject({ Marked: true });
    const roles = getRoles(await page.getStructTree());
    expect(roles.filter((role) => /^H\d$/.test(role))).toEqual(['H1', 'H2', 'H2', 'H2', 'H2']);
    expect(roles.filter((role) => role === 'LI')).toHaveLength(4 + 2 + 3);
  });

  test('carries its faces with it', async () => {
    const file = Buffer.from(await readBytes()).toString('latin1');
    const fonts = [...file.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name);
    expect(new Set(fonts)).toEqual(
      new Set(['HankenGrotesk-Regular', 'HankenGrotesk-SemiBold', 'InstrumentSans-SemiBold']),
    );
    expect(file).not.toMatch(/\/BaseFont \/(?![A-Z]{6}\+)/);
    expect(file.match(/\/FontFile2/g)).toHaveLength(
      new Set([...file.matchAll(/\/BaseFont \/([A-Z]{6})/g)].map(([, tag]) => tag)).size,
    );
  });

  test('stays one page however long a name is; a name in other letters is left to be written by hand', async () => {
    const long = await read(
      await readBytes({ companyName: 'Very Long Holdings '.repeat(8), applicantName: 'Nguyễn '.repeat(14) }),
    );
    expect(long.document.numPages).toBe(1);
    expect(long.text).toContain('Nguyen Nguyen');
    const other = await read(await readBytes({ applicantName: '陈美玲' }));
    expect(other.text).toContain('NameEmail aisyah@');
  });

  test('is the same all day, and taken when it comes back', async () => {
    const bytes = await readBytes();
    expect(Buffer.from(await readBytes()).equals(bytes)).toBe(true);
    const stored = await checkedContent({ name: 'form.pdf', type: 'application/pdf', bytes });
    expect(stored?.pages).toBe(1);
  });
});

test.each([
  ['2026-11-20', '2027-02-20'],
  ['2026-11-30', '2027-02-28'],
  ['2027-11-30', '2028-02-29'],
  ['2026-12-31', '2027-03-31'],
])('a form of %s is good until %s', (made, last) => {
  expect(lastDayOfForm(sgDay(made))).toBe(last);
});
