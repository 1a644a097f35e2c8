/** Limits of `npm ci`: only bytes that the lock names by their hash, and no script of theirs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../program.ts';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Record<string, string>;
}
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const lock: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));
const fromRegistry = Object.entries(lock.packages).filter(
  ([path, entry]) => path.includes('node_modules/') && !entry.link,
);
const npmrc = read('.npmrc').split('\n');

const manifests = Object.keys(lock.packages)
  .filter((path) => !path.includes('node_modules/'))
  .map((path) => join(path, 'package.json'));

describe('the lock', () => {
  it('names every package by the hash of its bytes', () => {
    expect(fromRegistry.length).toBeGreaterThan(100);
    const without = fromRegistry.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('names no host, so that any registry or mirror can serve it', () => {
    const hosted = fromRegistry.filter(([, { resolved }]) => resolved !== undefined);
    expect(hosted.map(([path]) => path)).toEqual([]);
    expect(npmrc).toContain('omit-lockfile-registry-resolved=true');
  });

  it('holds the packages of other platforms too: npm refuses a lock that does not', () => {
    const named = Object.values(lock.packages).flatMap((entry) =>
      Object.keys(entry.optionalDependencies ?? {}),
    );
    const held = Object.keys(lock.packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13));
    expect(named.filter((name) => !held.includes(name))).toEqual([]);
  });

  it('holds the pinned Node for each platform that has one', () => {
    for (const platform of ['linux-x64', 'linux-arm64', 'win-x64']) {
      expect(lock.packages[`node_modules/node-${platform}`]?.version).toMatch(/^24\./);
    }
  });
});

describe('a package that is installed', () => {
  it('runs no script of its own', () => {
    expect(npmrc).toContain('ignore-scripts=true');
  });

  it.each(manifests)('is required by %s at an exact version', (path) => {
    const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(read(path));
    const wanted = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.entries(manifest[kind] ?? {}),
    );
    const loose = wanted.filter(
      ([name, range]) => !name.startsWith('@portal/') && !/^(npm:.+@)?\d+\.\d+\.\d+/.test(range),
    );
    expect(loose).toEqual([]);
  });
});
