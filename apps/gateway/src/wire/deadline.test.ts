import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withDeadline } from './deadline.ts';

test('work in time gives its outcome, a failure its own error', async () => {
  await expect(withDeadline(1000, Promise.resolve('done'))).resolves.toBe('done');
  await expect(withDeadline(1000, Promise.reject(new Error('own')))).rejects.toThrow('own');
});

test('work that takes too long is given up, and its late failure troubles nobody', async () => {
  const slow = wait(30).then(() => {
    throw new Error('late');
  });
  await expect(withDeadline(5, slow)).rejects.toMatchObject({ code: 'SK_TIMEOUT_1001' });
  await wait(40);
});
