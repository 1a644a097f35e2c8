import { expect, it } from 'vitest';
import { readConfig } from '../../apps/gateway/src/config.ts';
import { withDemoAddresses } from './demo-addresses.ts';

it('sets every unset outside address to its page of the sandbox', () => {
  const config = withDemoAddresses(readConfig({ SANDBOX: 'true', PORT: '4100' }));
  expect(config.CONTACT_URL).toBe('http://localhost:4100/sandbox/elsewhere/contact-us');
  expect(config.APP_ANDROID_URL).toBe('http://localhost:4100/sandbox/elsewhere/app-android');
});

it('keeps an address of the settings', () => {
  const own = 'https://utility.example/contact';
  const config = withDemoAddresses(readConfig({ SANDBOX: 'true', CONTACT_URL: own }));
  expect(config.CONTACT_URL).toBe(own);
  expect(config.OPEN_ACCOUNT_URL).toBe('http://localhost:4000/sandbox/elsewhere/open-account');
});

it('lets a kiosk end its sessions in the sandbox, beside the configured hosts', () => {
  const HOSTS = '{"*":{"mode":"kiosk","redirectOrigins":["https://kiosk.example"]},"a.example":{}}';
  const { hosts } = withDemoAddresses(readConfig({ SANDBOX: 'true', HOSTS }));
  expect(hosts['*']).toMatchObject({
    mode: 'kiosk',
    redirectOrigins: ['https://kiosk.example', 'http://localhost:4000'],
  });
  expect(hosts['a.example']).toBeDefined();
});

it('sets no address without the sandbox', () => {
  const config = withDemoAddresses(readConfig({}));
  expect(config.CONTACT_URL).toBeUndefined();
  expect(config.hosts).toEqual({});
});
