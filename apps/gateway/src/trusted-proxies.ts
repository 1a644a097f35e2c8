/**
 * The proxies whose X-Forwarded-For is believed: how many stand before the gateway, or in which networks. A header
 * that a caller makes up is never one of theirs: each proxy adds the address that it saw.
 */
import { BlockList, isIP } from 'node:net';
import * as z from 'zod';

/** @param hop 0 for the address of the connection, 1 for the last of the header, and so on */
export type TrustsProxy = (address: string, hop: number) => boolean;

const MOST_HOPS = 5;

export const trustedProxies = z.string().transform((text, context): TrustsProxy => {
  const trusts = readHops(text) ?? readNetworks(text);
  if (trusts !== null) return trusts;
  context.addIssue({
    code: 'custom',
    message: `give the number of proxies (0 to ${MOST_HOPS}) or their networks, as in 10.0.0.0/8 fd00::/8`,
  });
  return z.NEVER;
});

function readHops(text: string): TrustsProxy | null {
  if (text === 'false') return () => false;
  if (!/^\d$/.test(text) || Number(text) > MOST_HOPS) return null;
  return (_address, hop) => hop < Number(text);
}

function readNetworks(text: string): TrustsProxy | null {
  const networks = new BlockList();
  for (const network of text.split(/[\s,]+/).filter((each) => each !== '')) {
    const [address = '', bits, ...rest] = network.split('/');
    const family = familyOf(address);
    const longest = family === 'ipv4' ? 32 : 128;
    const prefix = bits === undefined ? longest : /^\d+$/.test(bits) ? Number(bits) : Number.NaN;
    if (family === null || rest.length > 0 || !(prefix >= 1 && prefix <= longest)) return null;
    networks.addSubnet(address, prefix, family);
  }
  if (networks.rules.length === 0) return null;
  return (address) => {
    const family = familyOf(address);
    return family !== null && networks.check(address, family);
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? 'ipv4' : 'ipv6';
}
