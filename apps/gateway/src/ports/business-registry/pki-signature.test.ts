import { generateKeyPairSync, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { baseString, pkiSign } from './pki-signature.ts';

it('signs method, address and the parameters sorted by name, without encoding', () => {
  const params = { purpose: 'linking your company', client_id: 'a b', attributes: 'basic-profile,uen' };
  expect(baseString('GET', 'https://registry.example/biz/v2/token', params)).toBe(
    'GET&https://registry.example/biz/v2/token&attributes=basic-profile,uen&client_id=a b&purpose=linking your company',
  );
});

it('signs the app id, a timestamp and a nonce', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const call = { method: 'POST', url: 'https://registry.example/token', params: { code: 'c' } } as const;
  const header = pkiSign({ ...call, appId: 'PORTAL', key: privateKey, now: 1_763_624_520_000 });
  const found =
    /^PKI_SIGN timestamp="1763624520000",nonce="([^"]+)",app_id="PORTAL",signature_method="RS256",signature="([^"]+)"$/.exec(
      header,
    );
  const [, nonce = '', signature = ''] = found ?? [];
  const signed = `POST&https://registry.example/token&app_id=PORTAL&code=c&nonce=${nonce}&signature_method=RS256&timestamp=1763624520000`;
  expect(verify('RSA-SHA256', Buffer.from(signed), publicKey, Buffer.from(signature, 'base64'))).toBe(true);
});
