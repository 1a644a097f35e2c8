import { describe, expect, it } from 'vitest';
import { generateState, hashState, seal, unseal } from './flow-seal.ts';

const secrets = { verifier: 'a-verifier', nonce: 'a-nonce' };

describe('secrets of a flow', () => {
  it('the state of a flow unseals its secrets for its customer', () => {
    const state = generateState();
    expect(unseal(state, 7, seal(state, 7, secrets))).toEqual(secrets);
  });

  it.each([
    [
      'another state',
      (state: string) => ({ state: generateState(), owner: 7, text: seal(state, 7, secrets) }),
    ],
    [
      'the hash of the state, which is all that is kept',
      (state: string) => ({
        state: hashState(state),
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
  ])('the secrets are not unsealed with %s', (_case, made) => {
    const { state, owner, text } = made(generateState());
    expect(() => unseal(state, owner, text)).toThrow();
  });

  it('sealing the same secrets twice gives different texts, and a state has 32 bytes', () => {
    const state = generateState();
    expect(seal(state, 7, secrets)).not.toBe(seal(state, 7, secrets));
    expect(Buffer.from(state, 'base64url')).toHaveLength(32);
  });
});
