import fc from 'fast-check';
import { expect, test } from 'vitest';
import { harmlessName, hidesAnotherType } from './file-name.rules.ts';

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
])('a file called %j is kept as %j', (said, kept) => {
  expect(harmlessName(said)).toBe(kept);
});

test('a long name is cut before its ending, at a hundred signs', () => {
  const kept = harmlessName(`${'字'.repeat(300)}.jpeg`);
  expect([...kept]).toHaveLength(100);
  expect(kept.endsWith('字.jpeg')).toBe(true);
});

test('any file name becomes one line without paths, and stays the same when stored again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (said) => {
      const kept = harmlessName(said);
      expect(kept).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}/\\<>:"|?*\u2028\u2029]/u);
      expect([...kept].length).toBeGreaterThan(0);
      expect([...kept].length).toBeLessThanOrEqual(100);
      expect(harmlessName(kept)).toBe(kept);
    }),
  );
});

test('an ending that acts is found before the last one; a number of a version is none', () => {
  for (const name of ['form.exe.pdf', 'a.b.HTML.png', 'x.js .jpg', 'run.bat.jpeg'])
    expect(hidesAnotherType(name), name).toBe(true);
  for (const name of ['form.pdf', 'exe.pdf', 'form.v1.2.pdf', 'a.pdf.pdf'])
    expect(hidesAnotherType(name), name).toBe(false);
});
