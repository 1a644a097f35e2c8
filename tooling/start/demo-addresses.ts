/** Where links out of the portal lead in the sandbox: to its demo pages, unless a setting says otherwise. */
import type { Config } from '../../apps/gateway/src/config.ts';

const demoPages = {
  CHAT_URL: '/sandbox/chat',
  CONTACT_URL: '/sandbox/elsewhere/contact-us',
  RESCHEDULE_URL: '/sandbox/elsewhere/reschedule-appointment',
  OPEN_ACCOUNT_URL: '/sandbox/elsewhere/open-account',
  CLOSE_ACCOUNT_URL: '/sandbox/elsewhere/close-account',
  APP_IPHONE_URL: '/sandbox/elsewhere/app-iphone',
  APP_ANDROID_URL: '/sandbox/elsewhere/app-android',
} as const satisfies Partial<Record<keyof Config, string>>;

/** Only with SANDBOX on: outside of it an address that is not set stays away, and with it the link. */
export function withDemoAddresses(config: Config): Config {
  if (!config.SANDBOX) return config;
  const addresses = Object.entries(demoPages).map(([name, path]) => [name, `${config.publicOrigin}${path}`]);
  const set = Object.entries(config).filter(([, value]) => value !== undefined);
  return { ...config, ...Object.fromEntries(addresses), ...Object.fromEntries(set) };
}
