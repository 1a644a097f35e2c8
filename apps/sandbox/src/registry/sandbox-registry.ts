/**
 * The demo registry as a whole: its addresses, keys, dials and memory, and the settings of its client when the two
 * get to know each other. Its pages and protocols are in the routes.
 */
import { randomBytes } from 'node:crypto';
import { Desk } from './desk.ts';
import { type Dials, usualDials } from './dials.ts';
import { type RegistryKeys, registryKeys, toJwk } from './keys.ts';

export const REGISTRY_PATH = '/sandbox/registry';
export const CLIENT_ID = 'SANDBOX-SERVICES-PORTAL';

export interface RegistryOptions {
  /** Where the registry is reached, without a slash at the end. */
  readonly origin: string;
  /** The only address that it sends a browser back to. */
  readonly redirectUri: string;
  /** The computer's own time, which tokens follow. */
  readonly now: () => number;
}

/** Settings of a client: texts, as they would be in its files. */
interface V2Client {
  readonly base: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string;
  /** PEM. */
  readonly key: string;
  readonly cert: string;
}
interface V3Client {
  readonly issuer: string;
  readonly clientId: string;
  /** JWK Set. */
  readonly key: string;
}

export interface SandboxRegistry extends RegistryOptions {
  readonly v2: string;
  readonly v3: string;
  readonly secret: string;
  readonly dials: Dials;
  readonly desk: Desk;
  readonly keys: RegistryKeys;
  /** Resets the dials. Codes and tokens expire by themselves. */
  reset(): void;
  clientOfV2(): Promise<V2Client>;
  clientOfV3(): Promise<V3Client>;
}

export function createSandboxRegistry(options: RegistryOptions): SandboxRegistry {
  const dials = usualDials();
  const keys = registryKeys();
  const secret = randomBytes(24).toString('base64url');
  const [v2, v3] = [`${options.origin}${REGISTRY_PATH}/v2`, `${options.origin}${REGISTRY_PATH}/v3`];
  return {
    ...options,
    v2,
    v3,
    secret,
    dials,
    desk: new Desk(options.now, dials),
    keys,
    reset: () => void Object.assign(dials, usualDials()),

    async clientOfV2() {
      const { registry, client } = await keys.v2();
      return {
        base: v2,
        issuer: v2,
        clientId: CLIENT_ID,
        secret,
        key: client.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        cert: registry.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      };
    },

    async clientOfV3() {
      const { clientSigning, clientOpening } = await keys.v3();
      const set = [
        await toJwk(clientSigning.privateKey, clientSigning, 'sig'),
        await toJwk(clientOpening.privateKey, clientOpening, 'enc'),
      ];
      return { issuer: v3, clientId: CLIENT_ID, key: JSON.stringify({ keys: set }) };
    },
  };
}
