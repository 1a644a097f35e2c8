import { expect, it } from 'vitest';
import { isThisMachine } from './low-priority.ts';

it.each([
  ['a socket', null, true],
  ['the loopback address', '127.0.0.1', true],
  ['the loopback address of IPv6', '::1', true],
  ['another machine, or a container of this one', '172.17.0.2', false],
])('a server behind %s is told to go behind customers only if it runs here', (_what, address, isHere) => {
  expect(isThisMachine(address)).toBe(isHere);
});
