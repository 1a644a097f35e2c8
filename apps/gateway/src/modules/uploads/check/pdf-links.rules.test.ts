import { describe, expect, it } from 'vitest';
import { isHarmlessAnnotation, isHarmlessOutline } from './pdf-links.rules.ts';

describe('an annotation', () => {
  it.each([
    [{ subtype: 'Link', url: 'https://a.example' }, true],
    [{ subtype: 'Link', url: '', attachment: null }, true],
    [{ subtype: 'Link', unsafeUrl: 'javascript:alert(1)', url: 'https://a.example' }, false],
    [{ subtype: 'Link', attachment: { filename: 'x.exe' } }, false],
    [{ subtype: 'Link', url: 'https://a.example', attachment: { filename: 'x.exe' } }, false],
    [{ subtype: 'Text', file: { filename: 'x.exe' } }, false],
    [{ subtype: 'Text', actions: { Mouse: ['app.alert(1)'] } }, false],
    [{ subtype: 'FileAttachment' }, false],
    [{ subtype: 'Text' }, true],
  ])('%j is harmless: %j', (annotation, harmless) => {
    expect(isHarmlessAnnotation(annotation)).toBe(harmless);
  });
});

describe('an outline', () => {
  it('is harmless when all of its items are, however deep they stand', () => {
    const page = { title: 'Page 1', dest: [1], items: [] as unknown[] };
    expect(isHarmlessOutline([page, { ...page, items: [page] }])).toBe(true);
    expect(isHarmlessOutline([page, { ...page, items: [{ ...page, url: 'file:///x.exe' }] }])).toBe(false);
    expect(isHarmlessOutline([{ ...page, items: [{ ...page, attachment: {} }] }, page])).toBe(false);
    expect(isHarmlessOutline(null)).toBe(true);
  });
});
