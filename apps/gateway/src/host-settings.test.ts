import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { settingsOfHost } from './host-settings.ts';

const tableOf = (hosts: unknown) => readConfig({ HOSTS: JSON.stringify(hosts) }).hosts;

describe('an installation with several hosts', () => {
  const hosts = tableOf({
    '*': { switches: { egiro: false }, hide: ['neighbourPanel'] },
    'kiosk.example': {
      mode: 'kiosk',
      switches: { egiro: true, paymentWaiver: false },
      redirectOrigins: ['https://branch.example'],
    },
  });

  test('gives each what all have and then its own', () => {
    const kiosk = settingsOfHost(hosts, 'kiosk.example');
    expect(kiosk).toMatchObject({ mode: 'kiosk', redirectOrigins: ['https://branch.example'] });
    expect([kiosk.switches.egiro, kiosk.switches['pink-waiver']]).toEqual([true, false]);
    expect(kiosk.components.hide).toEqual(['neighbourPanel']);
  });

  test.each(['KIOSK.example', 'kiosk.example.'])('knows a host however it is spelled: %s', (name) => {
    expect(settingsOfHost(hosts, name).mode).toBe('kiosk');
  });

  test.each(['__proto__', '*', ''])('gives one that is not named what all have, once: %s', (name) => {
    expect(settingsOfHost(hosts, name).components.hide).toEqual(['neighbourPanel']);
  });

  test('gives one that is not named what all have', () => {
    const other = settingsOfHost(hosts, '__proto__');
    expect(other).toMatchObject({ mode: null, redirectOrigins: [] });
    expect(other.switches.egiro).toBe(false);
  });
});

describe('settings by host that cannot be read', () => {
  test.each([
    ['not JSON', '{'],
    ['a switch that does not exist', '{"*":{"switches":{"payNow":true}}}'],
    ['a component that does not exist', '{"*":{"hide":["header"]}}'],
    ['a host with capitals', '{"Kiosk.example":{}}'],
    ['a host with a port', '{"kiosk.example:8443":{}}'],
    ['a host with a dot at its end', '{"kiosk.example.":{}}'],
    ['a redirect that is no origin', '{"*":{"redirectOrigins":["https://a.example/b"]}}'],
  ])('stop the start with one sentence: %s', (_what, text) => {
    expect(() => readConfig({ HOSTS: text })).toThrow(ConfigError);
    expect(() => readConfig({ HOSTS: text })).toThrow(/HOSTS/);
  });
});
