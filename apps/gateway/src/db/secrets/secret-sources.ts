/**
 * Sources of the installation's secrets beside its database, chosen once at the start of the process: keys of data at rest,
 * a seal that all secrets are derived from, signing keys. Each may come from a file that a vault keeps.
 */
import { hkdfSync } from 'node:crypto';
import { type Config, ConfigError } from '../../config.ts';
import { createDataKeys, type DataKeys } from './data-keys.ts';

interface SecretSources {
  /** null: secrets are stored as they are, in the sandbox alone. */
  readonly dataKeys: DataKeys | null;
  /** A secret that is not stored; null: it is made and stored. */
  derive(name: string): string | null;
  readonly signingKeys: Config['SIGNING_KEYS'];
}

const none: SecretSources = { dataKeys: null, derive: () => null, signingKeys: [] };

let chosen = none;

export const secretSources = (): SecretSources => chosen;

type Settings = Pick<Config, 'DATA_KEY' | 'SEAL_SECRET' | 'SIGNING_KEYS' | 'SANDBOX'>;

/** @throws ConfigError without a key of data at rest, except in the sandbox */
export function useSecretSources({ DATA_KEY, SEAL_SECRET, SIGNING_KEYS, SANDBOX }: Settings): void {
  if (DATA_KEY.length === 0 && !SANDBOX)
    throw new ConfigError(
      'A setting is wrong. DATA_KEY: give a random text of 32 characters or more, or its file in DATA_KEY_FILE; without it the keys in the database could be read in every copy of it.',
    );
  chosen = {
    dataKeys: createDataKeys(DATA_KEY),
    derive: (name) => (SEAL_SECRET === undefined ? null : deriveSecret(SEAL_SECRET, name)),
    signingKeys: SIGNING_KEYS,
  };
}

/** For tests: as before the start. */
export function forgetSecretSources(): void {
  chosen = none;
}

const deriveSecret = (seal: string, name: string): string =>
  Buffer.from(hkdfSync('sha256', seal, '', `services portal: ${name}`, 32)).toString('base64url');
