/** A source file as the text rules see it: its path and its syntax, never its types. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface Source {
  /** From the root of the repository, with slashes. */
  readonly path: string;
  readonly tree: ts.SourceFile;
}

export function readSource(root: string, path: string): Source {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(join(root, path), 'utf8');
  return { path, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind) };
}

export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

export function getLine(source: Source, node: ts.Node): number {
  return source.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
}
