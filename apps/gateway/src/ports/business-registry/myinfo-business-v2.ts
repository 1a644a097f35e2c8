/**
 * MyInfo Business v2, as specified: the browser goes to /authorise, the gateway exchanges its code for a token and
 * the token for the company. Ends on 31 May 2027 (docs/registry.md); nothing else knows it.
 */
import type { KeyObject } from 'node:crypto';
import { systemClock } from '../../clock.ts';
import type { RegistryAdapter } from './adapter.ts';
import { type BoundedFetch, type Bounds, boundedFetch, usualBounds } from './bounded-fetch.ts';
import { pkiSign } from './pki-signature.ts';
import { RegistryError } from './port.ts';
import { readAccess, readCompany } from './v2-answers.ts';

export interface V2Settings {
  readonly version: 'v2';
  /** Like 'https://api.myinfo.gov.sg/biz/v2', without a slash at the end. */
  readonly base: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  /** The gateway's key: signs its calls, decrypts the responses. */
  readonly privateKey: KeyObject;
  readonly registryKey: KeyObject;
  readonly issuer: string | undefined;
}

const ATTRIBUTES = 'basic-profile';

async function readText(answer: Response): Promise<string> {
  if (answer.ok) return answer.text();
  // These statuses are about the code; a rejected signature or address is a fault of the configuration.
  const isAboutCode = answer.status === 400;
  throw new RegistryError(isAboutCode ? 'code_refused' : 'unavailable', `status ${answer.status}`);
}

function calls(settings: V2Settings, reach: BoundedFetch) {
  const { base, clientId, clientSecret, redirectUri, privateKey } = settings;
  const signed = (method: 'GET' | 'POST', url: string, params: Record<string, string>) =>
    pkiSign({ method, url, params, appId: clientId, key: privateKey, now: systemClock.now() });
  return {
    async token(code: string): Promise<string> {
      const url = `${base}/token`;
      const form = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
      };
      const headers = { authorization: signed('POST', url, form), 'cache-control': 'no-cache' };
      return readText(await reach(url, { method: 'POST', headers, body: new URLSearchParams(form) }));
    },

    async entityPerson(uen: string, personId: string, accessToken: string): Promise<string> {
      const url = `${base}/entity-person/${uen}/${personId}/`;
      const query = { client_id: clientId, attributes: ATTRIBUTES };
      const authorization = `${signed('GET', url, query)},Bearer ${accessToken}`;
      const headers = { authorization, 'cache-control': 'no-cache' };
      return readText(await reach(`${url}?${new URLSearchParams(query)}`, { headers }));
    },
  };
}

export function myinfoBusinessV2(
  settings: V2Settings,
  bounds: Omit<Bounds, 'origins'> = usualBounds,
): RegistryAdapter {
  const { base, clientId, redirectUri, privateKey, registryKey } = settings;
  const reach = boundedFetch({ ...bounds, origins: new Set([new URL(base).origin]) });
  const { token, entityPerson } = calls(settings, reach);
  return {
    protocol: 'v2',

    async begin({ state, purpose }) {
      const query = {
        client_id: clientId,
        attributes: ATTRIBUTES,
        purpose,
        state,
        redirect_uri: redirectUri,
      };
      return { redirectUrl: `${base}/authorise?${new URLSearchParams(query)}`, secrets: {} };
    },

    async retrieve({ code }) {
      const access = await readAccess(await token(code), settings);
      const reply = await entityPerson(access.uen, access.personId, access.accessToken);
      return readCompany(reply.trim(), { ours: privateKey, registryKey }, access.uen);
    },
  };
}
