import { expect, test } from 'vitest';
import { documentHeaders } from './document-headers.ts';

const getDisposition = (name: string) =>
  documentHeaders({ name, type: 'application/pdf' })['content-disposition'] ?? '';

test('a file is handed out to be saved, under its name, and never as a page', () => {
  expect(documentHeaders({ name: 'form.pdf', type: 'application/pdf' })).toEqual({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="form.pdf"; filename*=UTF-8''form.pdf`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
  });
});

test('the header of any file name is one line of plain letters that ends where it should', () => {
  expect(getDisposition('签 (1).pdf')).toBe(
    `attachment; filename="___1_.pdf"; filename*=UTF-8''%E7%AD%BE%20%281%29.pdf`,
  );
  for (const name of ['a"; x="b.pdf', 'a\r\nset-cookie: a.pdf', "a'b*c!.pdf", 'a\u202eb.pdf', 'a\\b.pdf'])
    expect(getDisposition(name), name).toMatch(
      /^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%~-]+$/,
    );
});
