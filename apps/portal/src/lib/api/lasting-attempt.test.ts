import { afterEach, describe, expect, it } from 'vitest';
import { ApiError, NO_ANSWER } from './api-error.ts';
import { lastingAttempt } from './lasting-attempt.ts';

const NAME = 'test.attempt';
afterEach(() => localStorage.clear());

/** As another tab, or the page after a reload, has it: only the storage is shared. @returns the key it was sent under */
async function readKey(body: object, answer: () => Promise<unknown> = async () => 'done'): Promise<string> {
  let passed = '';
  await lastingAttempt(NAME)
    .run(body, (key) => {
      passed = key;
      return answer();
    })
    .catch(() => {});
  return passed;
}
const failing = (code: string) => () => Promise.reject(new ApiError(code));

describe('an attempt that outlives its page', () => {
  it('has one key in every tab and after a reload, also while its answer is on its way', async () => {
    let meanwhile = '';
    const first = await readKey({ amount: 1 }, async () => {
      meanwhile = await readKey({ amount: 1 });
    });
    expect(meanwhile).toBe(first);
    expect(await readKey({ amount: 1 })).toBe(first);
  });

  it('is another one for other words', async () => {
    const first = await readKey({ amount: 1 });
    expect(await readKey({ amount: 2 })).not.toBe(first);
    expect(await readKey({ amount: 1 })).not.toBe(first);
  });

  it('stays the same while nobody knows what became of it, and ends when it is refused', async () => {
    const first = await readKey({ amount: 1 }, failing(NO_ANSWER));
    expect(await readKey({ amount: 1 }, failing('SK_PAY_1001'))).toBe(first);
    expect(await readKey({ amount: 1 })).not.toBe(first);
  });

  it('ends when whoever made it says so', async () => {
    const first = await readKey({ amount: 1 });
    lastingAttempt(NAME).end();
    expect(await readKey({ amount: 1 })).not.toBe(first);
  });

  it('keeps no word of what was sent', async () => {
    await readKey({ account: '8934521670' });
    expect(localStorage.getItem(NAME)).not.toContain('8934521670');
  });

  it('is not misled by what somebody else has put in its place', async () => {
    for (const text of ['', '{', '[]', '{"key":1}', 'null']) {
      localStorage.setItem(NAME, text);
      expect(await readKey({ amount: 1 })).toMatch(/^[0-9a-f-]{36}$/);
      localStorage.clear();
    }
  });
});
