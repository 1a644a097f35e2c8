import { afterEach, describe, expect, it } from 'vitest';
import { ApiError, NO_ANSWER } from './api-error.ts';
import { lastingAttempt } from './lasting-attempt.ts';

const NAME = 'test.attempt';
afterEach(() => localStorage.clear());

/** As another tab, or the page after a reload, has it: only the storage is shared. */
async function sent(said: object, answer: () => Promise<unknown> = async () => 'done') {
  let given = { key: '', isRepeat: false };
  await lastingAttempt(NAME)
    .run(said, (key, isRepeat) => {
      given = { key, isRepeat };
      return answer();
    })
    .catch(() => {});
  return given;
}
const failing = (code: string) => () => Promise.reject(new ApiError(code));

describe('an attempt that outlives its page', () => {
  it('has one key in every tab and after a reload, also while its answer is on its way', async () => {
    let kept = '';
    const first = await sent({ amount: 1 }, async () => {
      kept = (await sent({ amount: 1 })).key;
    });
    expect(first.isRepeat).toBe(false);
    expect(kept).toBe(first.key);
    expect(await sent({ amount: 1 })).toEqual({ key: first.key, isRepeat: true });
  });

  it('is another one for other words', async () => {
    const first = await sent({ amount: 1 });
    expect(await sent({ amount: 2 })).toMatchObject({ isRepeat: false });
    expect((await sent({ amount: 1 })).key).not.toBe(first.key);
  });

  it('stays the same while nobody knows what became of it, and ends when it is refused', async () => {
    const first = await sent({ amount: 1 }, failing(NO_ANSWER));
    expect((await sent({ amount: 1 }, failing('SK_PAY_1001'))).key).toBe(first.key);
    expect((await sent({ amount: 1 })).key).not.toBe(first.key);
  });

  it('ends when whoever made it says so', async () => {
    const first = await sent({ amount: 1 });
    lastingAttempt(NAME).end();
    expect((await sent({ amount: 1 })).key).not.toBe(first.key);
  });

  it('keeps no word of what was sent', async () => {
    await sent({ account: '8934521670' });
    expect(localStorage.getItem(NAME)).not.toContain('8934521670');
  });

  it('is not misled by what somebody else has put in its place', async () => {
    for (const text of ['', '{', '[]', '{"key":1}', 'null']) {
      localStorage.setItem(NAME, text);
      expect((await sent({ amount: 1 })).isRepeat).toBe(false);
      localStorage.clear();
    }
  });
});
