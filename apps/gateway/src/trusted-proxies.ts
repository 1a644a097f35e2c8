/**
 * The proxies whose X-Forwarded-For is believed: how many stand before the gateway, or in which networks. A header
 * that a caller makes up is never one of theirs: each proxy adds the address that it saw.
 */
import * as z from 'zod';

/** Networks, or a rule by hop: 0 is the address of the connection, 1 the last of the header, and so on. */
type TrustedProxies = string[] | ((address: string, hop: number) => boolean);

const MOST_HOPS = 5;
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).refine((text) => !text.endsWith('/0'));

export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  const trusted = readHops(text) ?? readNetworks(text);
  if (trusted !== null) return trusted;
  context.addIssue({
    code: 'custom',
    message: `give the number of proxies (0 to ${MOST_HOPS}) or their networks, as in 10.0.0.0/8 fd00::/8`,
  });
  return z.NEVER;
});

function readHops(text: string): TrustedProxies | null {
  if (text === 'false') return () => false;
  if (!/^\d$/.test(text) || Number(text) > MOST_HOPS) return null;
  return (_address, hop) => hop < Number(text);
}

function readNetworks(text: string): TrustedProxies | null {
  const networks = text.split(/[\s,]+/).filter((each) => each !== '');
  return networks.length > 0 && networks.every((each) => network.safeParse(each).success) ? networks : null;
}
