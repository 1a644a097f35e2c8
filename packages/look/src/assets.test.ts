import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lookAssets } from './assets.ts';
import { serverPageHead } from './head.ts';

const asset = (path: string) => {
  const found = lookAssets.find((entry) => entry.path === path);
  if (!found) throw new Error(`not served: ${path}`);
  return found.read();
};
const here = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

describe('the assets under /look', () => {
  it('have both faces in at most 70 KB together', () => {
    const bytes = lookAssets
      .filter((entry) => entry.type === 'font/woff2')
      .map((entry) => entry.read().byteLength);
    expect(bytes).toHaveLength(2);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(70 * 1024);
  });

  it('include every file that the stylesheet and the head of a page refer to', () => {
    const asked = `${asset('/look/look.css').toString()}${serverPageHead}`.matchAll(
      /\/look\/[\w./-]+\.(?:css|js|svg|woff2)/g,
    );
    const paths = new Set([...asked].map(([path]) => path));
    expect(paths.size).toBeGreaterThan(5);
    for (const path of paths) expect(asset(path).byteLength, path).toBeGreaterThan(50);
  });

  it('have the sheets of the bundler for server-rendered pages but layout.css, and one of their own before print', () => {
    const imported = [...here('look.css').matchAll(/@import "\.\/([^"]+)"/g)].map(([, name]) => name ?? '');
    const sheets = imported.map((name) => (name === 'parts/layout.css' ? 'parts/server.css' : name));
    expect(asset('/look/look.css').toString()).toBe(sheets.map((name) => here(name)).join(''));
  });
});
