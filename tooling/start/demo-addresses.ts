/** Targets of outside links in the sandbox: its demo pages, unless a setting names others. */
import type { Config } from '../../apps/gateway/src/config.ts';
import type { HostTable } from '../../apps/gateway/src/host-settings.ts';

const demoPages = {
  CHAT_URL: '/sandbox/chat',
  CONTACT_URL: '/sandbox/elsewhere/contact-us',
  RESCHEDULE_URL: '/sandbox/elsewhere/reschedule-appointment',
  OPEN_ACCOUNT_URL: '/sandbox/elsewhere/open-account',
  CLOSE_ACCOUNT_URL: '/sandbox/elsewhere/close-account',
  APP_IPHONE_URL: '/sandbox/elsewhere/app-iphone',
  APP_ANDROID_URL: '/sandbox/elsewhere/app-android',
} as const satisfies Partial<Record<keyof Config, string>>;

/** A kiosk of the sandbox ends its sessions on the sandbox's page about kiosks, so its origin is on the list. */
function withOwnKiosk(hosts: HostTable, origin: string): HostTable {
  const everywhere = hosts['*'] ?? { switches: {}, hide: [], show: [], redirectOrigins: [] };
  return {
    ...hosts,
    '*': { ...everywhere, redirectOrigins: [...everywhere.redirectOrigins, origin] },
  };
}

/** Only with SANDBOX on: outside of it an address that is not set stays away, and with it the link. */
export function withDemoAddresses(config: Config): Config {
  if (!config.SANDBOX) return config;
  const addresses = Object.entries(demoPages).map(([name, path]) => [name, `${config.publicOrigin}${path}`]);
  const set = Object.entries(config).filter(([, value]) => value !== undefined);
  const hosts = withOwnKiosk(config.hosts, config.publicOrigin);
  return { ...config, ...Object.fromEntries(addresses), ...Object.fromEntries(set), hosts };
}
