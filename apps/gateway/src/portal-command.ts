/**
 * `npm run portal -- import bills <file>`, `outbox retry` and the like: the gateway's commands at a terminal. Reads
 * arguments and prints results; the work belongs to the areas. Exit code 0: all imported, 1: some refused, 2: the command could not run.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import type { Db } from './db/database.ts';
import { openDatabase } from './db/engines/open.ts';
import { RETRIED_AT_ONCE, retryGivenUp } from './db/outbox.store.ts';
import { generate, NotGenerated } from './db/seed/generated/generate.ts';
import { progressLine } from './db/seed/generated/progress-line.ts';
import { WrongKindOfFile } from './imports/import-csv.ts';
import { refusedPath } from './imports/refused-file.ts';
import { repeatPages } from './jobs/pages.ts';
import { importWeather } from './modules/bill-insights/public.ts';
import { importBills } from './modules/bills/public.ts';
import { importSubAccounts } from './modules/sub-accounts/public.ts';
import { importIntervals, lowerOwnPriority, NoIntervalFile } from './modules/usage/public.ts';
import { startSentence } from './start-sentence.ts';

const USAGE = `Usage: npm run portal -- import bills <file.jsonl or file.csv>
       npm run portal -- import usage <file.csv>
       npm run portal -- import sub-accounts <file.csv>
       npm run portal -- import weather <file.csv>
       npm run portal -- generate --accounts <1 to 2000000> --days <1 to 499>
       npm run portal -- outbox retry [kind of message]
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
      lowerOwnPriority();
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
  'sub-accounts': {
    files: /\.csv$/,
    async run(db, path) {
      const { changed, same, refused } = await importSubAccounts({ db, tell: complain }, path);
      return {
        refused,
        result: `${changed} sub-accounts imported or corrected, ${same} already present, ${refused} refused.`,
      };
    },
  },
  weather: {
    files: /\.csv$/,
    async run(db, path) {
      const { changed, same, refused } = await importWeather(
        { db, clock: systemClock, tell: complain },
        path,
      );
      return {
        refused,
        result: `${changed} days of weather imported or corrected, ${same} already present, ${refused} refused.`,
      };
    },
  },
};

async function runImport({ run }: Import, path: string): Promise<number> {
  const database = await openDatabase(readConfig());
  try {
    const { refused, result } = await run(database.jobsDb, path);
    say(result);
    if (refused > 0) complain(`Refused rows: ${refusedPath(path)}`);
    return refused > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

/** Gateways deliver them from then on, a batch at a time. @param kind null: every kind */
async function runRetry(kind: string | null): Promise<number> {
  const database = await openDatabase(readConfig());
  try {
    const retried = await repeatPages({ limit: RETRIED_AT_ONCE }, () =>
      retryGivenUp(database.jobsDb, kind, systemClock.now()),
    );
    say(`${retried} messages that were given up are tried again.`);
    return 0;
  } finally {
    await database.close();
  }
}

/** The bar stays on its line; where the output is a file, only its end is written. */
async function runGenerate(accounts: number, days: number): Promise<number> {
  const database = await openDatabase(readConfig());
  const startedAt = systemClock.now();
  try {
    const added = await generate(
      {
        db: database.jobsDb,
        clock: systemClock,
        report({ daysDone }) {
          const line = progressLine(daysDone, days, (systemClock.now() - startedAt) / 1_000);
          if (process.stderr.isTTY) process.stderr.write(`\r${line}`);
          else if (daysDone === days) complain(line);
        },
      },
      { accounts, days },
    );
    if (process.stderr.isTTY) complain('');
    say(`${added} account-days generated.`);
    return 0;
  } finally {
    await database.close();
  }
}

/** null where the arguments are not those of the command. */
function readAmount(rest: readonly string[]): { accounts: number; days: number } | null {
  try {
    const options = { accounts: { type: 'string' }, days: { type: 'string' } } as const;
    const { accounts, days } = parseArgs({ args: [...rest], options }).values;
    const amount = { accounts: Number(accounts), days: Number(days) };
    const isWithin = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
    return isWithin(amount.accounts, 2_000_000) && isWithin(amount.days, 499) ? amount : null;
  } catch {
    return null;
  }
}

async function main([command, ...rest]: readonly string[]): Promise<number> {
  const amount = command === 'generate' ? readAmount(rest) : null;
  if (amount !== null) return runGenerate(amount.accounts, amount.days);
  const [kind = '', path = '', ...more] = rest;
  if (command === 'outbox' && kind === 'retry' && more.length === 0) return runRetry(path || null);
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
  if ([NoIntervalFile, WrongKindOfFile, NotGenerated].some((known) => problem instanceof known))
    return (problem as Error).message;
  return startSentence(problem) ?? `Failed: ${problem instanceof Error ? problem.name : 'unknown'}.`;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (problem: unknown) => {
    complain(failure(problem));
    complain('Rows written so far are kept; run the command again.');
    process.exitCode = 2;
  },
);
