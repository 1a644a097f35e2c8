/**
 * Choice of the bank that notifies the portal. In the sandbox that is the demo one, with a secret made for this start,
 * unless the settings have secrets already: then it signs with the newest of them.
 */
import { randomBytes } from 'node:crypto';
import type { Config } from '../../apps/gateway/src/config.ts';
import type { BankAccess } from '../../apps/sandbox/src/ports.ts';

export function withDemoBank(config: Config): Config {
  if (!config.SANDBOX || config.PAYNOW_WEBHOOK_SECRETS.length > 0) return config;
  return { ...config, PAYNOW_WEBHOOK_SECRETS: [randomBytes(32).toString('base64url')] };
}

/** By this computer's own name, whatever stands between it and the browsers. */
export function bankAccess({ PORT, PAYNOW_UEN, PAYNOW_WEBHOOK_SECRETS }: Config): BankAccess {
  return {
    address: `http://localhost:${PORT}`,
    secret: PAYNOW_WEBHOOK_SECRETS[0] ?? '',
    uen: PAYNOW_UEN ?? '',
  };
}
