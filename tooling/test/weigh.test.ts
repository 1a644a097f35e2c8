import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { overweight, tooManyFiles, weights } from './weigh.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'portal-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** Bytes that no compression makes smaller. */
const put = (path: string, content: string | number): void => {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), typeof content === 'number' ? randomBytes(content) : content);
};

function build({ shared = 10_000, drawings = 9_000, fonts = 60_000 }): void {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_shared.js'], css: ['assets/index.css'] },
    '_shared.js': { file: 'assets/shared.js' },
    '_session.js': { file: 'assets/session.js', imports: ['_shared.js'] },
    '_signed-in.js': { file: 'assets/signed-in.js', imports: ['_session.js'] },
    'src/app/pages/dashboard.tsx': {
      file: 'assets/dashboard.js',
      imports: ['index.html', '_signed-in.js'],
    },
    '_drawings.js': { file: 'assets/drawings.js', name: 'drawings', imports: ['_shared.js'] },
  };
  put('.vite/manifest.json', JSON.stringify(manifest));
  put('assets/shared.js', shared);
  put('assets/drawings.js', drawings);
  for (const small of ['index', 'session', 'signed-in', 'dashboard']) put(`assets/${small}.js`, 5_000);
  put('assets/index.css', 2_000);
  put('look/face.woff2', fonts);
  put('index.html', '');
  put(
    'welcome.html',
    '<script type="module" src="/assets/index.js"></script><link href="/assets/index.css">',
  );
}

it('a build within its budgets is fine, and what chunks share is weighed once', () => {
  build({});
  expect(overweight(weights(dist))).toEqual([]);
  const first = weights(dist).find(({ what }) => what === 'first screen of someone signed in, .js');
  expect(first?.bytes).toBeGreaterThan(30_000);
  expect(first?.bytes).toBeLessThan(31_000);
});

it('a public page is too heavy when what its script imports is', () => {
  build({ shared: 128_000 });
  expect(overweight(weights(dist))).toEqual(['Too heavy: public page welcome.html, .js: 133.1 of 130 KB']);
});

it('drawings and faces have budgets of their own', () => {
  build({ drawings: 16_000, fonts: 71_000 });
  expect(overweight(weights(dist)).map((sentence) => sentence.split(':')[1])).toEqual([
    ' drawings, loaded later, .js',
    ' faces, .woff2',
  ]);
});

it('a build without a prerendered page is not weighed as light', () => {
  build({});
  rmSync(join(dist, 'welcome.html'));
  expect(overweight(weights(dist))).toEqual(['No public page is prerendered.']);
});

it('a chunk that was renamed is asked for, not forgotten', () => {
  build({});
  put('.vite/manifest.json', '{"index.html": {"file": "assets/index.js"}}');
  expect(() => weights(dist)).toThrow('The build has no chunk');
});

it('a page behind the sign-in may not name one file more than it does today', () => {
  build({});
  const names = (count: number) =>
    Array.from(
      { length: count },
      (_, n) => `<script type="module" src="/assets/part-${n}.js"></script>`,
    ).join('');
  put('paynow.html', names(8));
  expect(tooManyFiles(dist)).toEqual([]);
  put('paynow.html', names(9));
  expect(tooManyFiles(dist)).toHaveLength(1);
  expect(tooManyFiles(dist)[0]).toContain('Too many files: paynow.html names 9 of 8: ');
});
