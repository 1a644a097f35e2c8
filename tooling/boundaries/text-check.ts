/** Runs the text rules over every TypeScript source below some folders. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Breach } from './report.ts';
import type { TextRule } from './text-rules.ts';

const PASSED_OVER = new Set(['node_modules', 'dist', 'generated', 'test-results', '.cache']);

const TYPESCRIPT = /(?<!\.d)\.tsx?$/;

/** @param except a pattern of paths that are not looked at */
export function sourcesBelow(root: string, folder: string, except: RegExp, kind = TYPESCRIPT): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (PASSED_OVER.has(name) || except.test(path)) return [];
    if (statSync(join(root, path)).isDirectory()) return sourcesBelow(root, path, except, kind);
    return kind.test(name) ? [path] : [];
  });
}

function findBreaches(root: string, path: string, rules: readonly TextRule[]): Breach[] {
  const applying = rules.filter(({ within, only }) => within.test(path) && !only.test(path));
  if (applying.length === 0) return [];
  const source = readSource(root, path);
  const found: Breach[] = [];
  for (const node of walkNodes(source.tree)) {
    for (const { name, advice, breaks } of applying) {
      if (breaks(node)) found.push({ rule: name, where: `${path}:${getLine(source, node)}`, advice });
    }
  }
  return found;
}

export function textBreaches(
  root: string,
  folders: readonly string[],
  rules: readonly TextRule[],
  except: RegExp,
): Breach[] {
  const paths = folders.flatMap((folder) => sourcesBelow(root, folder, except));
  return paths.flatMap((path) => findBreaches(root, path, rules));
}

/** A source file as the text rules see it: its path and its syntax, never its types. */
interface Source {
  /** From the root of the repository, with slashes. */
  readonly path: string;
  readonly tree: ts.SourceFile;
}

function readSource(root: string, path: string): Source {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(join(root, path), 'utf8');
  return { path, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind) };
}

function* walkNodes(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* walkNodes(child);
}

function getLine(source: Source, node: ts.Node): number {
  return source.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
}
