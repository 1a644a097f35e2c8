import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getExtension, harmlessName, hidesAnotherType } from './file-name.rules.ts';

test.each([
  ['link-form-signed.pdf', 'link-form-signed.pdf'],
  ['Signed form v1.2 (final).pdf', 'Signed form v1.2 (final).pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\Mei Lin\\form.pdf', 'form.pdf'],
  ['form\0.pdf', 'form.pdf'],
  ['form\u202efdp.exe.pdf', 'formfdp.exe.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie_ x.pdf'],
  ['"><img src=x>.png', '___img src=x_.png'],
  ['签名.pdf', '签名.pdf'],
  ['cafe\u0301.jpg', 'café.jpg'],
  ['...', 'file'],
  ['', 'file'],
  ['.pdf', 'pdf'],
])('a file called %j is kept as %j', (text, stored) => {
  expect(harmlessName(text)).toBe(stored);
});

test('a long name is cut before its ending, at a hundred signs', () => {
  const stored = harmlessName(`${'字'.repeat(300)}.jpeg`);
  expect([...stored]).toHaveLength(100);
  expect(stored.endsWith('字.jpeg')).toBe(true);
});

test('any file name becomes one line without paths, and stays the same when stored again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const stored = harmlessName(text);
      expect(stored).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}/\\<>:"|?*\u2028\u2029]/u);
      expect([...stored].length).toBeGreaterThan(0);
      expect([...stored].length).toBeLessThanOrEqual(100);
      expect(harmlessName(stored)).toBe(stored);
    }),
  );
});

test('an ending that acts is found before the last one; a number of a version is none', () => {
  for (const name of ['form.exe.pdf', 'a.b.HTML.png', 'x.js .jpg', 'run.bat.jpeg'])
    expect(hidesAnotherType(name), name).toBe(true);
  for (const name of ['form.pdf', 'exe.pdf', 'form.v1.2.pdf', 'a.pdf.pdf'])
    expect(hidesAnotherType(name), name).toBe(false);
});

test('an ending is what follows the last point, in small letters', () => {
  expect(['Form.PDF', 'a.tar.gz', '.pdf', 'form'].map(getExtension)).toEqual(['pdf', 'gz', 'pdf', '']);
});

test('a long name without an ending, or with one that is none, is cut at its hundredth sign', () => {
  expect(harmlessName('x'.repeat(101))).toBe('x'.repeat(100));
  expect(harmlessName(`${'x'.repeat(101)}.abcdefghij`)).toBe(`${'x'.repeat(89)}.abcdefghij`);
  expect(harmlessName(`${'x'.repeat(101)}.abcdefghijk`)).toBe('x'.repeat(100));
});
