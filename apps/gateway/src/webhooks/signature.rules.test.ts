import { expect, test } from 'vitest';
import { computeSignature, isSigned } from './signature.rules.ts';

const now = 1_795_159_800_000;
const timestamp = '1795159800';
const body = Buffer.from('{"event_id":"EV1"}');
const secret = 'one-secret-of-at-least-32-characters';
const other = 'two-secret-of-at-least-32-characters';
const signed = { timestamp, signature: computeSignature(secret, timestamp, body), body };

test('the signature is HMAC-SHA256 over the time, a point and the body, in hex', () => {
  // Computed with another tool: printf '1.x' | openssl dgst -sha256 -hmac k
  expect(computeSignature('k', '1', 'x')).toBe(
    'v1=976cb87e4f568d1c0f03f32859e90af8597cf00b978ba37c229c97d3a15b8449',
  );
});

test('every single bit of time, body and signature counts', () => {
  expect(isSigned(signed, [secret], now)).toBe(true);
  for (let bit = 0; bit < body.length * 8; bit += 1) {
    const altered = Buffer.from(body);
    altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(isSigned({ ...signed, body: altered }, [secret], now)).toBe(false);
  }
  for (let at = 0; at < signed.signature.length; at += 1) {
    const changed = signed.signature[at] === '0' ? '1' : '0';
    const signature = signed.signature.slice(0, at) + changed + signed.signature.slice(at + 1);
    expect(isSigned({ ...signed, signature }, [secret], now)).toBe(false);
  }
  expect(isSigned({ ...signed, timestamp: '1795159801' }, [secret], now)).toBe(false);
  expect(isSigned({ ...signed, timestamp: '01795159800' }, [secret], now)).toBe(false);
});

test('it holds for 300 seconds before and after, and not a second more', () => {
  expect(isSigned(signed, [secret], now + 300_999)).toBe(true);
  expect(isSigned(signed, [secret], now + 301_000)).toBe(false);
  expect(isSigned(signed, [secret], now - 300_000)).toBe(true);
  expect(isSigned(signed, [secret], now - 300_001)).toBe(false);
});

test('while the secret changes, either one signs; afterwards the old one does not', () => {
  expect(isSigned(signed, [other, secret], now)).toBe(true);
  expect(isSigned(signed, [other], now)).toBe(false);
  expect(isSigned(signed, [], now)).toBe(false);
});

test('it is looked for in the first 1,000 characters', () => {
  const ending = (at: number) => ({ ...signed, signature: signed.signature.padStart(at, ',') });
  expect(isSigned(ending(1_000), [secret], now)).toBe(true);
  expect(isSigned(ending(1_001), [secret], now)).toBe(false);
});
