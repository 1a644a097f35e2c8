/**
 * `npm run portal -- import bills <file>` and the like: the gateway's commands at a terminal. Reads arguments and prints
 * results; the work belongs to the areas. Exit code 0: all imported, 1: some refused, 2: the command could not run.
 */
import { existsSync } from 'node:fs';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import type { Db } from './db/database.ts';
import { openDatabase } from './db/engines/open.ts';
import { refusedPath } from './imports/refused-file.ts';
import { importBills } from './modules/bills/public.ts';
import { importIntervals, NoIntervalFile } from './modules/usage/public.ts';
import { startSentence } from './start-sentence.ts';

const USAGE = `Usage: npm run portal -- import bills <file.jsonl or file.csv>
       npm run portal -- import usage <file.csv>
The files are described in docs/data-formats.md.`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string): void => void process.stderr.write(`${text}\n`);

interface Import {
  readonly files: RegExp;
  /** @returns the number of refused rows or bills, and the closing line */
  run(db: Db, path: string): Promise<{ refused: number; result: string }>;
}

const imports: Readonly<Record<string, Import>> = {
  bills: {
    files: /\.(jsonl|csv)$/,
    async run(db, path) {
      const { added, known, refused } = await importBills({ db, clock: systemClock, tell: complain }, path);
      return {
        refused,
        result: `${added} bills imported, ${known} already present, ${refused} refused.`,
      };
    },
  },
  usage: {
    files: /\.csv$/,
    async run(db, path) {
      const { changed, same, refused } = await importIntervals(
        { db, clock: systemClock, tell: complain },
        path,
      );
      return {
        refused,
        result: `${changed} days imported or corrected, ${same} already present, ${refused} refused.`,
      };
    },
  },
};

async function runImport({ run }: Import, path: string): Promise<number> {
  const database = await openDatabase(readConfig());
  try {
    const { refused, result } = await run(database.db, path);
    say(result);
    if (refused > 0) complain(`Refused rows: ${refusedPath(path)}`);
    return refused > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

async function main([command, kind = '', path = '', ...more]: readonly string[]): Promise<number> {
  const found = command === 'import' && more.length === 0 ? imports[kind] : undefined;
  if (!found?.files.test(path)) {
    complain(USAGE);
    return 2;
  }
  if (!existsSync(path)) {
    complain(`File not found: ${path}`);
    return 2;
  }
  return runImport(found, path);
}

/** A sentence for the operator; nothing of the data. */
function failure(problem: unknown): string {
  if (problem instanceof NoIntervalFile) return problem.message;
  return startSentence(problem) ?? `Import failed: ${problem instanceof Error ? problem.name : 'unknown'}.`;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (problem: unknown) => {
    complain(failure(problem));
    complain('Rows imported so far are kept; run the import again.');
    process.exitCode = 2;
  },
);
