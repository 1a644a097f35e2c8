/**
 * `npm run portal -- import bills <file>`: the gateway's commands at a terminal. Resources arguments and output; the work
 * belongs to the areas. Exit code 0: all imported, 1: some bills refused, 2: the import could not run.
 */
import { existsSync } from 'node:fs';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/engines/open.ts';
import { importFile, refusedPath } from './modules/bills/public.ts';
import { startSentence } from './start-sentence.ts';

const USAGE = 'Usage: npm run portal -- import bills <file.jsonl or file.csv> (docs/data-formats.md)';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string): void => void process.stderr.write(`${text}\n`);

async function importBills(path: string): Promise<number> {
  const database = await openDatabase(readConfig());
  try {
    const { added, known, refused } = await importFile(
      { db: database.db, clock: systemClock, tell: complain },
      path,
    );
    say(`${added} bills imported, ${known} already present, ${refused} refused.`);
    if (refused > 0) complain(`Refused bills: ${refusedPath(path)}`);
    return refused > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

async function main([command, kind, path = '', ...more]: readonly string[]): Promise<number> {
  const isImport = command === 'import' && kind === 'bills' && more.length === 0;
  if (!isImport || !/\.(jsonl|csv)$/.test(path)) {
    complain(USAGE);
    return 2;
  }
  if (!existsSync(path)) {
    complain(`File not found: ${path}`);
    return 2;
  }
  return importBills(path);
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (problem: unknown) => {
    complain(
      startSentence(problem) ?? `Import failed: ${problem instanceof Error ? problem.name : 'unknown'}.`,
    );
    complain('Bills imported so far are kept; run the import again.');
    process.exitCode = 2;
  },
);
