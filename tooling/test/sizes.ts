/** Lines of the repository by part and kind, so that a change can see what it adds. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

export interface SourceFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly lines: number;
}

const FOLDERS = ['apps', 'packages', 'e2e', 'tooling', 'bench'];
const NOT_OURS = /(?:^|\/)(?:node_modules|dist|generated|\.cache)\//;
const SOURCE = /\.(?:ts|tsx|js|mjs|cjs|css|sql|html)$/;
const TEST = /\.(?:test|spec)\.tsx?$|\/(?:test|fixtures)\/|^e2e\//;
const MOST_FILES = 25;

/** Every source file that is written by hand. */
export function sourceFiles(root: string): SourceFile[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => SOURCE.test(path) && !NOT_OURS.test(path))
      .map((path) => join(folder, path)),
  ).map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }));
}

const sum = (files: readonly SourceFile[]): number => files.reduce((total, { lines }) => total + lines, 0);
const ending = (files: readonly SourceFile[], extension: string): SourceFile[] =>
  files.filter(({ path }) => extname(path) === extension);

function groupBy(files: readonly SourceFile[], keyOf: (path: string) => string): Map<string, SourceFile[]> {
  const groups = new Map<string, SourceFile[]>();
  for (const file of files) {
    const key = keyOf(file.path);
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return groups;
}

/** 'apps/portal' of a file in it; 'tooling' of a file there. */
const findPart = (path: string): string =>
  path
    .split('/')
    .slice(0, /^(?:apps|packages)\//.test(path) ? 2 : 1)
    .join('/');

function medianLines(files: readonly SourceFile[]): number {
  const sorted = files.map(({ lines }) => lines).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const row = (name: string, ...cells: readonly (string | number)[]): string =>
  `    ${name.padEnd(18)}${cells.map((cell) => String(cell).padStart(8)).join('')}`;

function partRow(name: string, files: readonly SourceFile[]): string {
  const source = files.filter(({ path }) => !TEST.test(path));
  const css = sum(ending(source, '.css'));
  const tsx = sum(ending(source, '.tsx'));
  return row(
    name,
    source.length,
    medianLines(source),
    sum(source),
    css,
    tsx > 0 ? (css / tsx).toFixed(2) : '',
    sum(files) - sum(source),
  );
}

/** A table by part of the repository, then the folders that hold more files of their own than fit on a screen. */
export function printableSizes(files: readonly SourceFile[]): string {
  const source = files.filter(({ path }) => !TEST.test(path));
  const folders = [...groupBy(source, dirname)]
    .filter(([, own]) => own.length > MOST_FILES)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([folder, own]) => `${folder} ${own.length}`);
  const longest = source.reduce<SourceFile>((a, b) => (b.lines > a.lines ? b : a), { path: '', lines: 0 });
  return [
    row('', 'files', 'median', 'lines', 'CSS', 'CSS/TSX', 'tests'),
    ...[...groupBy(files, findPart)]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([part, own]) => partRow(part, own)),
    partRow('together', files),
    `    longest file: ${basename(longest.path)}, ${longest.lines} lines`,
    `    folders with more than ${MOST_FILES} files: ${folders.join(', ') || 'none'}`,
  ].join('\n');
}

/** Lines of CSS for each line of TSX that a part may have: the value that it has reached, rounded up. */
const MOST_CSS: Readonly<Record<string, number>> = { 'apps/portal': 0.38 };

/** @returns a sentence for each part whose style sheets have grown faster than its components */
export function excessStyles(files: readonly SourceFile[]): string[] {
  return [...groupBy(files, findPart)].flatMap(([part, own]) => {
    const source = own.filter(({ path }) => !TEST.test(path));
    const ratio = sum(ending(source, '.css')) / sum(ending(source, '.tsx'));
    const most = MOST_CSS[part] ?? Number.POSITIVE_INFINITY;
    return ratio > most
      ? [
          `${part}: ${ratio.toFixed(3)} lines of CSS per line of TSX, at most ${most}: use the parts of layout.css.`,
        ]
      : [];
  });
}
