import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

/** The address that limits count by. */
async function seenAddress(TRUST_PROXY: string | undefined, forwarded: string, remoteAddress = '10.0.0.7') {
  const app = Fastify({ trustProxy: readConfig({ TRUST_PROXY }).TRUST_PROXY });
  app.get('/', async ({ ip }) => ip);
  const { body } = await app.inject({
    url: '/',
    remoteAddress,
    headers: forwarded === '' ? {} : { 'x-forwarded-for': forwarded },
  });
  return body;
}

describe('the address of a caller', () => {
  it.each([
    ['without a proxy, whatever is sent', undefined, '1.1.1.1', '10.0.0.7'],
    ['without a proxy, as said', 'false', '1.1.1.1', '10.0.0.7'],
    ['with none', '0', '1.1.1.1', '10.0.0.7'],
    ['behind one', '1', '203.0.113.9', '203.0.113.9'],
    ['behind one, with a made-up beginning', '1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['behind two', '2', '1.1.1.1, 203.0.113.9, 10.0.0.8', '203.0.113.9'],
    ['behind a network of proxies', '10.0.0.0/8', '1.1.1.1, 203.0.113.9, 10.0.0.8', '203.0.113.9'],
    ['behind one named proxy', '10.0.0.7', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['behind proxies of both families', 'fd00::/8, 10.0.0.0/8', '203.0.113.9, fd00::3', '203.0.113.9'],
    ['behind a network that the connection does not come from', '192.168.0.0/16', '1.1.1.1', '10.0.0.7'],
    ['behind one that sends no header', '1', '', '10.0.0.7'],
  ])('is theirs %s', async (_, setting, forwarded, address) => {
    expect(await seenAddress(setting, forwarded)).toBe(address);
  });

  it('is found behind a proxy that is written as an IPv4 address in IPv6', async () => {
    expect(await seenAddress('10.0.0.0/8', '203.0.113.9', '::ffff:10.0.0.7')).toBe('203.0.113.9');
  });
});

it.each([
  'true',
  '6',
  '-1',
  '1.5',
  '',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '0.0.0.0/0',
  'proxy.example',
  '10.0.0.0/8/8',
])('the setting %j stops the start with one sentence', (TRUST_PROXY) => {
  expect(() => readConfig({ TRUST_PROXY })).toThrow(
    'A setting is wrong. TRUST_PROXY: give the number of proxies (0 to 5) or their networks, as in 10.0.0.0/8 fd00::/8.',
  );
});
