import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { findHostSettings } from './host-settings.ts';

const getTable = (hosts: unknown) => readConfig({ HOSTS: JSON.stringify(hosts) }).hosts;

describe('settings of several hosts', () => {
  const hosts = getTable({
    '*': { switches: { egiro: false }, hide: ['neighbourPanel'] },
    'kiosk.example': {
      mode: 'kiosk',
      switches: { egiro: true, paymentWaiver: false },
      redirectOrigins: ['https://branch.example'],
    },
  });

  test('a host gets the settings of all hosts, overridden by its own', () => {
    const kiosk = findHostSettings(hosts, 'kiosk.example');
    expect(kiosk).toMatchObject({ mode: 'kiosk', redirectOrigins: ['https://branch.example'] });
    expect([kiosk.switches.egiro, kiosk.switches['pink-waiver']]).toEqual([true, false]);
    expect(kiosk.components.hide).toEqual(['neighbourPanel']);
  });

  test.each(['KIOSK.example', 'kiosk.example.'])('a host is found in any spelling: %s', (name) => {
    expect(findHostSettings(hosts, name).mode).toBe('kiosk');
  });

  test.each(['__proto__', '*', ''])('an unknown host gets the settings of all hosts once: %s', (name) => {
    expect(findHostSettings(hosts, name).components.hide).toEqual(['neighbourPanel']);
  });

  test('an unknown host gets the settings of all hosts', () => {
    const other = findHostSettings(hosts, '__proto__');
    expect(other).toMatchObject({ mode: null, redirectOrigins: [] });
    expect(other.switches.egiro).toBe(false);
  });
});

describe('invalid settings of hosts', () => {
  test.each([
    ['not JSON', '{'],
    ['a switch that does not exist', '{"*":{"switches":{"payNow":true}}}'],
    ['a component that does not exist', '{"*":{"hide":["header"]}}'],
    ['a host with capitals', '{"Kiosk.example":{}}'],
    ['a host with a port', '{"kiosk.example:8443":{}}'],
    ['a host with a dot at its end', '{"kiosk.example.":{}}'],
    ['a redirect that is no origin', '{"*":{"redirectOrigins":["https://a.example/b"]}}'],
  ])('an invalid setting stops the start with one sentence: %s', (_what, text) => {
    expect(() => readConfig({ HOSTS: text })).toThrow(ConfigError);
    expect(() => readConfig({ HOSTS: text })).toThrow(/HOSTS/);
  });
});
