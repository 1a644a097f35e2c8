/** Looks for a browser among the programs of this computer. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param answer what its `--version` must print */
export function startsAs(answer: RegExp, program: string): boolean {
  try {
    const version = execFileSync(program, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 20_000,
    });
    return answer.test(version);
  } catch {
    return false;
  }
}

/** @param onMac whole paths, as applications of a Mac are on no PATH */
export function findOnSystem(
  answer: RegExp,
  names: readonly string[],
  onMac: readonly string[],
): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const programs = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...onMac];
  return (
    programs.filter((program) => existsSync(program)).find((program) => startsAs(answer, program)) ?? null
  );
}
