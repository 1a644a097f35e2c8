import { describe, expect, it } from 'vitest';
import { hashOfState, newState, seal, unseal } from './flow-seal.ts';

const secrets = { verifier: 'a-verifier', nonce: 'a-nonce' };

describe('what a flow keeps', () => {
  it('is opened by its state, for its customer', () => {
    const state = newState();
    expect(unseal(state, 7, seal(state, 7, secrets))).toEqual(secrets);
  });

  it.each([
    ['another state', (state: string) => ({ state: newState(), owner: 7, text: seal(state, 7, secrets) })],
    [
      'the hash of the state, which is all that is kept',
      (state: string) => ({
        state: hashOfState(state),
        owner: 7,
        text: seal(state, 7, secrets),
      }),
    ],
    ['another customer', (state: string) => ({ state, owner: 8, text: seal(state, 7, secrets) })],
    [
      'a changed row',
      (state: string) => {
        const bytes = Buffer.from(seal(state, 7, secrets), 'base64url');
        bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
        return { state, owner: 7, text: bytes.toString('base64url') };
      },
    ],
    ['a row that was emptied', (state: string) => ({ state, owner: 7, text: '' })],
  ])('is not opened by %s', (_what, made) => {
    const { state, owner, text } = made(newState());
    expect(() => unseal(state, owner, text)).toThrow();
  });

  it('never looks the same twice, and a state is 32 bytes long', () => {
    const state = newState();
    expect(seal(state, 7, secrets)).not.toBe(seal(state, 7, secrets));
    expect(Buffer.from(state, 'base64url')).toHaveLength(32);
  });
});
