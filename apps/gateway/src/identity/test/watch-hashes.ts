/** Counts the hashes of passwords in this process, by the native jobs that Node starts for them. */
import { createHook } from 'node:async_hooks';

export interface Hashes {
  readonly count: number;
  readonly mostAtOnce: number;
}

export async function watchHashes(work: () => Promise<unknown>): Promise<Hashes> {
  const running = new Set<number>();
  const hashes = { count: 0, mostAtOnce: 0 };
  const hook = createHook({
    init(id, type) {
      if (type !== 'ARGON2REQUEST') return;
      running.add(id);
      hashes.count += 1;
      hashes.mostAtOnce = Math.max(hashes.mostAtOnce, running.size);
    },
    // Its callback is about to run.
    before: (id) => void running.delete(id),
  }).enable();
  await work().finally(() => hook.disable());
  return hashes;
}
