/** Under which name a caller spends: the person when known, else the network address, each in one spelling. */
import * as z from 'zod/mini';
import type { VerifiedToken } from '../../identity/identity.ts';

export const subjectKey = ({ issuer, subject }: Pick<VerifiedToken, 'issuer' | 'subject'>): string =>
  `subject ${issuer} ${subject}`;

/**
 * IPv4 in whichever spelling is one address; IPv6 counts by its first 64 bits, which one household or
 * company has to itself. A proxy's word for it that is no address is one address for all.
 */
export function addressKey(address: string): string {
  const [bare = ''] = withoutPort(address).toLowerCase().split('%');
  if (!networkAddress.safeParse(bare).success) return 'address unknown';
  const mapped = /^(?:0*:)*:?(?:ffff:)(\d+\.\d+\.\d+\.\d+)$/.exec(bare);
  if (mapped) return `address ${mapped[1]}`;
  return bare.includes(':') ? `address ${firstGroups(bare).join(':')}` : `address ${bare}`;
}

const networkAddress = z.union([z.ipv4(), z.ipv6()]);

/** Some proxies name the port of the connection as well. */
const withoutPort = (address: string): string =>
  /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address)?.slice(1).join('') ?? address;

function firstGroups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right];
  return groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
}
