/**
 * Choice of the bank that notifies the portal, of the treasury that pays refunds out, and of the banks of eGIRO. In the
 * sandbox those are the demo ones, with secrets made for this start, unless the settings have their own.
 */
import { randomBytes } from 'node:crypto';
import type { Config } from '../../apps/gateway/src/config.ts';
import type { BankAccess, PartyAccess } from '../../apps/sandbox/src/ports.ts';

export function withDemoBank(config: Config): Config {
  if (!config.SANDBOX || config.PAYNOW_WEBHOOK_SECRETS.length > 0) return config;
  return { ...config, PAYNOW_WEBHOOK_SECRETS: [randomBytes(32).toString('base64url')] };
}

/** The demo treasury, unless the settings name another. */
export function withDemoTreasury(config: Config): Config {
  if (!config.SANDBOX || config.TREASURY_URL !== undefined) return config;
  return {
    ...config,
    TREASURY_URL: `http://localhost:${config.PORT}/sandbox/treasury`,
    TREASURY_SECRETS: [randomBytes(32).toString('base64url')],
  };
}

export function treasuryAccess({ PORT, TREASURY_SECRETS }: Config): PartyAccess {
  return { address: `http://localhost:${PORT}`, secret: TREASURY_SECRETS[0] ?? '' };
}

/** The demo banks of eGIRO, unless the settings name others. Customers find their pages where they find the portal. */
export function withDemoEgiro(config: Config): Config {
  if (!config.SANDBOX || config.EGIRO_URL !== undefined) return config;
  return {
    ...config,
    EGIRO_URL: `http://localhost:${config.PORT}/sandbox/egiro`,
    EGIRO_SECRETS: [randomBytes(32).toString('base64url')],
    EGIRO_REDIRECT_ORIGINS: [config.publicOrigin],
  };
}

export function egiroAccess({ PORT, EGIRO_SECRETS }: Config): PartyAccess {
  return { address: `http://localhost:${PORT}`, secret: EGIRO_SECRETS[0] ?? '' };
}

/** By this computer's own name, whatever stands between it and the browsers. */
export function bankAccess({ PORT, PAYNOW_UEN, PAYNOW_WEBHOOK_SECRETS }: Config): BankAccess {
  return {
    address: `http://localhost:${PORT}`,
    secret: PAYNOW_WEBHOOK_SECRETS[0] ?? '',
    uen: PAYNOW_UEN ?? '',
  };
}
