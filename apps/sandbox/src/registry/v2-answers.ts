/** Token and company of version 2, signed and encrypted; or wrong in the way of the dial. */
import { CompactEncrypt, CompactSign, compactVerify, SignJWT } from 'jose';
import type { SandboxCompany } from './companies.ts';
import { companies } from './companies.ts';
import { CLIENT_ID, type SandboxRegistry } from './sandbox-registry.ts';

const SECONDS = 1800;

const leaf = (value: string) => ({
  classification: 'C',
  source: '1',
  lastupdated: '2026-11-01',
  value,
});

function entityPerson(company: SandboxCompany): object {
  return {
    entity: {
      'basic-profile': {
        uen: leaf(company.uen),
        'entity-name': leaf(company.name),
        'entity-type': {
          classification: 'C',
          source: '1',
          lastupdated: '2026-11-01',
          code: 'LC',
          desc: 'LOCAL COMPANY',
        },
        'entity-status': leaf(company.status),
        'registration-date': leaf(company.registeredOn),
      },
    },
  };
}

export function v2Answers({ v2, keys, dials }: SandboxRegistry) {
  const signer = async () =>
    dials.fault === 'wrong-signature' ? await keys.stranger.v2() : (await keys.v2()).registry;

  return {
    async accessToken(company: SandboxCompany): Promise<object> {
      const { privateKey, kid } = await signer();
      const token = await new SignJWT({ scope: ['basic-profile'], realm: 'sandbox' })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
        .setSubject(`${company.uen}_${company.personId}`)
        .setIssuer(dials.fault === 'wrong-issuer' ? `${v2}/elsewhere` : v2)
        .setAudience(dials.fault === 'wrong-audience' ? 'SOMEBODY-ELSE' : CLIENT_ID)
        .setIssuedAt()
        .setExpirationTime(`${SECONDS} seconds`)
        .sign(privateKey);
      return { access_token: token, token_type: 'Bearer', expires_in: SECONDS };
    },

    /** @returns 'UEN_person' of a token of ours; null for any other */
    async subjectOf(token: string): Promise<string | null> {
      try {
        const { registry } = await keys.v2();
        const { payload } = await compactVerify(token, registry.publicKey, { algorithms: ['RS256'] });
        const claims: unknown = JSON.parse(new TextDecoder().decode(payload));
        const subject: unknown = claims instanceof Object ? Reflect.get(claims, 'sub') : undefined;
        return typeof subject === 'string' ? subject : null;
      } catch {
        return null;
      }
    },

    async entity(company: SandboxCompany): Promise<string> {
      const other = companies.find(({ uen }) => uen !== company.uen) ?? company;
      const about = dials.fault === 'other-company' ? other : company;
      const body = dials.fault === 'broken-shape' ? { entity: { profile: about.name } } : entityPerson(about);
      const { privateKey } = await signer();
      const jws = await new CompactSign(new TextEncoder().encode(JSON.stringify(body)))
        .setProtectedHeader({ alg: 'RS256' })
        .sign(privateKey);
      const reader = dials.fault === 'other-key' ? await keys.stranger.v2() : (await keys.v2()).client;
      return new CompactEncrypt(new TextEncoder().encode(jws))
        .setProtectedHeader({ alg: 'RSA-OAEP', enc: 'A256GCM' })
        .encrypt(reader.publicKey);
    },
  };
}
