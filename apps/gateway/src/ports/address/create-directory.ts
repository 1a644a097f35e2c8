/** Chooses the directory: OneMap where it is configured, the embedded one in the sandbox, else none. */
import { readFileSync } from 'node:fs';
import type { Clock } from '@portal/domain/clock';
import { type Config, ConfigError } from '../../config.ts';
import { embeddedDirectory } from './embedded-directory.ts';
import { oneMapDirectory } from './one-map.ts';
import type { AddressDirectory } from './port.ts';

/** @returns null: no new mailing address can be checked. @throws ConfigError when the password cannot be read */
export function createAddressDirectory(
  {
    ONEMAP_URL: url,
    ONEMAP_EMAIL: email,
    ONEMAP_PASSWORD_FILE: file,
    SANDBOX,
  }: Pick<Config, 'ONEMAP_URL' | 'ONEMAP_EMAIL' | 'ONEMAP_PASSWORD_FILE' | 'SANDBOX'>,
  clock: Clock,
): AddressDirectory | null {
  if (url === undefined || email === undefined || file === undefined)
    return SANDBOX ? embeddedDirectory() : null;
  return oneMapDirectory({ origin: new URL(url).origin, email, password: readPassword(file) }, clock);
}

function readPassword(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new ConfigError('A setting is wrong. ONEMAP_PASSWORD_FILE: the file cannot be read.');
  }
}
