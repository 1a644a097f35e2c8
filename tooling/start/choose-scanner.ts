/** Choice of the scanner of uploads: the one of the settings, or, in the sandbox, a demo one with the life of the start. */
import type { Config } from '../../apps/gateway/src/config.ts';
import { type SandboxScanner, startSandboxScanner } from '../../apps/sandbox/src/scanner/sandbox-scanner.ts';

export interface ChosenScanner {
  readonly config: Config;
  /** The demo scanner itself, to be closed. */
  readonly party: SandboxScanner | null;
}

export async function chooseScanner(config: Config): Promise<ChosenScanner> {
  if (!config.SANDBOX || config.SCAN_URL !== undefined) return { config, party: null };
  const party = await startSandboxScanner();
  return { config: { ...config, SCAN_URL: party.url }, party };
}
