/** Subjects of commits: at most 72 characters, so that every list of them shows them whole. */
import { execFileSync } from 'node:child_process';

const MOST = 72;
/** Earlier commits are history. */
const KEPT_SINCE = '2026-11-23T03:00:00Z';

/** Subjects on the way to HEAD, newest first; none where there is no repository, as in an archive. */
export function recentSubjects(root: string): string[] {
  try {
    const log = ['log', `--since=${KEPT_SINCE}`, '--no-merges', '--format=%s'];
    return execFileSync('git', log, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}

export const longSubjects = (subjects: readonly string[]): string[] =>
  subjects
    .filter((subject) => subject.length > MOST)
    .map((subject) => `A commit's subject has ${subject.length} of ${MOST} characters: ${subject}`);
