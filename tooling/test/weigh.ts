/** The budgets of the portal, in bytes after gzip and in files, and what a build weighs against them. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesFor, filesOfPage, getWeight, readManifest } from './budgets.ts';

export interface Weight {
  readonly what: string;
  readonly bytes: number;
  readonly allowed: number;
}

const KB = 1000;
const PUBLIC = { '.js': 130 * KB, '.css': 10 * KB };
const SIGNED_IN = { '.js': 230 * KB, '.css': 15 * KB };
const DRAWINGS = 15 * KB;
const FONTS = 70 * KB;

/** Scripts and styles that a page behind the sign-in names; each one more is a request more on every visit. */
const FILES: Readonly<Record<string, number>> = {
  // One more than its own: the usage card is shared with its page.
  'dashboard.html': 10,
  'bills.html': 9,
  'paynow.html': 8,
  'help.html': 7,
};

/** Files that the first signed-in screen waits for; the frame behind the sign-in is part of it. */
const FIRST_SCREEN = ['index.html', 'src/app/pages/dashboard.tsx'];

/** Built as they wait for whoever is signed in. */
const isWaitingPage = (name: string): boolean => name in FILES;

const isPublicPage = (name: string): boolean =>
  name.endsWith('.html') && !/^(index|silent)\.html$/.test(name) && !isWaitingPage(name);

export function weights(dist: string): Weight[] {
  const manifest = readManifest(dist);
  const weigh = (what: string, files: Iterable<string>, limits: Readonly<Record<string, number>>) =>
    Object.entries(limits).map(([extension, allowed]) => ({
      what: `${what}, ${extension}`,
      bytes: getWeight(dist, files, extension),
      allowed,
    }));
  const first = filesFor(manifest, FIRST_SCREEN);
  const drawings = filesFor(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.name === 'drawings'),
  );
  const everything = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return [
    ...everything
      .filter(isPublicPage)
      .flatMap((page) => weigh(`public page ${page}`, filesOfPage(dist, page, manifest), PUBLIC)),
    ...everything
      .filter(isWaitingPage)
      .flatMap((page) =>
        weigh(`page behind the sign-in ${page}`, filesOfPage(dist, page, manifest), SIGNED_IN),
      ),
    ...weigh('first screen of someone signed in', first, SIGNED_IN),
    ...weigh(
      'drawings, loaded later',
      [...drawings].filter((file) => !first.has(file)),
      { '.js': DRAWINGS },
    ),
    ...weigh('faces', everything, { '.woff2': FONTS }),
  ];
}

/** @returns a sentence for each page that names more files than it may */
export function tooManyFiles(dist: string): string[] {
  const manifest = readManifest(dist);
  return Object.entries(FILES)
    .filter(([page]) => existsSync(join(dist, page)))
    .map(([page, allowed]) => ({ page, allowed, files: filesOfPage(dist, page, manifest) }))
    .filter(({ allowed, files }) => files.size > allowed)
    .map(
      ({ page, allowed, files }) =>
        `Too many files: ${page} names ${files.size} of ${allowed}: ${[...files].join(' ')}`,
    );
}

const inWords = ({ what, bytes, allowed }: Weight): string =>
  `${what}: ${(bytes / KB).toFixed(1)} of ${allowed / KB} KB`;

/** @returns a sentence for each budget that is broken, or whose files are not there at all */
export function overweight(all: readonly Weight[]): string[] {
  const publicPages = all.filter(({ what }) => what.startsWith('public page'));
  const missing = publicPages.length === 0 ? ['No public page is prerendered.'] : [];
  const none = all.filter(({ what, bytes }) => bytes === 0 && /drawings|faces|signed in/.test(what));
  return [
    ...missing,
    ...none.map(({ what }) => `${what}: nothing was found to weigh.`),
    ...all.filter(({ bytes, allowed }) => bytes > allowed).map((weight) => `Too heavy: ${inWords(weight)}`),
  ];
}

export function printableWeights(all: readonly Weight[]): string {
  return all.map((weight) => `    ${inWords(weight)}`).join('\n');
}
