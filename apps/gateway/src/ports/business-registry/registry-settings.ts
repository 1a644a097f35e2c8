/**
 * Settings of the registry from the configuration and its key files. A wrong one stops the start with one sentence,
 * which never quotes a file.
 */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { JWK } from 'jose';
import * as z from 'zod';
import { type Config, ConfigError } from '../../config.ts';
import type { V3Settings } from './fapi-client.ts';
import type { V2Settings } from './myinfo-business-v2.ts';

export type RegistrySettings = V2Settings | V3Settings;

/** Path of the redirect URI (readings: S1 §2). */
export const REGISTRY_CALLBACK = '/link-account/company/callback';

type RequiredSetting =
  | 'REGISTRY_BASE'
  | 'REGISTRY_ISSUER'
  | 'REGISTRY_CLIENT_ID'
  | 'REGISTRY_SECRET_FILE'
  | 'REGISTRY_KEY_FILE'
  | 'REGISTRY_CERT_FILE';

const settingError = (name: string, why: string): ConfigError =>
  new ConfigError(`A setting is wrong. ${name}: ${why}.`);

function requireSetting(config: Config, name: RequiredSetting): string {
  const value = config[name];
  if (!value) throw settingError(name, `REGISTRY_VERSION ${config.REGISTRY_VERSION} needs it`);
  return value;
}

async function readSettingFile(config: Config, name: RequiredSetting): Promise<string> {
  const path = requireSetting(config, name);
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch {
    throw settingError(name, 'the file cannot be read');
  }
}

/** @param pem private key, public key or certificate */
function parsePemKey(pem: string, kind: 'private' | 'public', name: string): KeyObject {
  let key: KeyObject;
  try {
    key = kind === 'private' ? createPrivateKey(pem) : createPublicKey(pem);
  } catch {
    throw settingError(name, `give a ${kind} RSA key as PEM`);
  }
  const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType !== 'rsa' || modulusLength < 2048) {
    throw settingError(name, `give a ${kind} RSA key of at least 2048 bits`);
  }
  return key;
}

const privateJwk = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string().min(1),
  use: z.enum(['sig', 'enc']),
});

/** @param text a JWK Set with one private key to sign and one to decrypt */
function parseJwkPair(text: string): { signingKey: JWK; decryptionKey: JWK } {
  const name = 'REGISTRY_KEY_FILE';
  let keys: z.output<typeof privateJwk>[];
  try {
    keys = z.object({ keys: z.array(privateJwk) }).parse(JSON.parse(text)).keys;
  } catch {
    throw settingError(name, 'give a JWK Set of private P-256 keys with kid and use');
  }
  const signingKey = keys.find(({ use }) => use === 'sig');
  const decryptionKey = keys.find(({ use }) => use === 'enc');
  if (!signingKey || !decryptionKey)
    throw settingError(name, "give one key with use 'sig' and one with 'enc'");
  return { signingKey, decryptionKey };
}

/** Contents of the files, beside the configuration: the sandbox has contents without files. */
export interface RegistryFiles {
  /** v2: PEM of the gateway's RSA key. v3: JWK Set of the gateway's keys. */
  readonly key: string;
  /** v2 only. */
  readonly secret?: string;
  /** v2 only: the registry's certificate or public key as PEM. */
  readonly cert?: string;
}

/** @throws ConfigError */
export function registrySettings(config: Config, files: RegistryFiles): RegistrySettings {
  const clientId = requireSetting(config, 'REGISTRY_CLIENT_ID');
  const redirectUri = `${config.publicOrigin}${REGISTRY_CALLBACK}`;
  if (config.REGISTRY_VERSION === 'v3') {
    const issuer = requireSetting(config, 'REGISTRY_ISSUER');
    const { REGISTRY_ORIGINS: origins, REGISTRY_SCOPE: scope } = config;
    return { version: 'v3', issuer, origins, clientId, redirectUri, scope, ...parseJwkPair(files.key) };
  }
  return {
    version: 'v2',
    base: requireSetting(config, 'REGISTRY_BASE').replace(/\/$/, ''),
    clientId,
    clientSecret: files.secret ?? '',
    redirectUri,
    privateKey: parsePemKey(files.key, 'private', 'REGISTRY_KEY_FILE'),
    registryKey: parsePemKey(files.cert ?? '', 'public', 'REGISTRY_CERT_FILE'),
    issuer: config.REGISTRY_ISSUER,
  };
}

/** @returns null when no registry is configured. @throws ConfigError */
export async function readRegistrySettings(config: Config): Promise<RegistrySettings | null> {
  const version = config.REGISTRY_VERSION ?? 'none';
  if (version === 'none') return null;
  const key = await readSettingFile(config, 'REGISTRY_KEY_FILE');
  if (version === 'v3') return registrySettings(config, { key });
  const secret = await readSettingFile(config, 'REGISTRY_SECRET_FILE');
  const cert = await readSettingFile(config, 'REGISTRY_CERT_FILE');
  return registrySettings(config, { key, secret, cert });
}
