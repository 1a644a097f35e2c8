/**
 * `npm run portal -- import bills <file>`: the gateway's commands at a terminal. Owns what is typed and said; what is
 * done is the areas'. Ends with 0 when all was taken, 1 when something was refused, 2 when nothing could be tried.
 */
import { existsSync } from 'node:fs';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { importFile, refusedPath } from './modules/bills/public.ts';
import { startSentence } from './start-sentence.ts';

const USAGE = 'Usage: npm run portal -- import bills <file.jsonl or file.csv> (docs/data-formats.md)';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string): void => void process.stderr.write(`${text}\n`);

async function importBillsOf(path: string): Promise<number> {
  const database = await openDatabase(readConfig());
  try {
    const { added, known, refused } = await importFile(
      { db: database.db, clock: systemClock, tell: complain },
      path,
    );
    say(`${added} bills taken, ${known} were there already, ${refused} refused.`);
    if (refused > 0) complain(`What was refused is in ${refusedPath(path)}.`);
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
    complain(`There is no file ${path}.`);
    return 2;
  }
  return importBillsOf(path);
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (problem: unknown) => {
    complain(
      startSentence(problem) ?? `The import stopped: ${problem instanceof Error ? problem.name : 'unknown'}.`,
    );
    complain('Whatever was taken stays; take the file again.');
    process.exitCode = 2;
  },
);
