/** `npm start` that is killed before it is ready. */
import { expect, it } from 'vitest';
import { untilReady, useNpmStart } from './npm-start.ts';
import { isPortFree, listFamily, runs, until } from './watched.ts';

const npm = await useNpmStart();

it('leaves nothing when it is killed while it starts, and the next start is whole', async () => {
  const watched = npm.start();
  await until('the world is being made', watched, () => watched.out().includes('Making the demo world'), 60);
  const family = listFamily(watched.pid);
  process.kill(watched.pid, 'SIGKILL');
  await until('no process is left', watched, () => !family.some(runs), 20);
  expect(await isPortFree(npm.port)).toBe(true);
  const again = npm.start();
  await untilReady(again);
  process.kill(-again.pid, 'SIGTERM');
  await again.exit;
});
