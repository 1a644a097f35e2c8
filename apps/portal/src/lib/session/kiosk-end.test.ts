import { hostileTargets } from '@portal/domain/test/hostile-targets';
import { describe, expect, it } from 'vitest';
import { KIOSK_START, kioskEnd } from './kiosk-end.ts';

const origins = ['https://kiosk.example'];

describe('End Session of a kiosk', () => {
  it('leads to the address that the kiosk gave, if its origin is on the list', () => {
    expect(kioskEnd('https://kiosk.example/idle?lane=4', origins)).toBe('https://kiosk.example/idle?lane=4');
  });

  it.each([
    null,
    '',
    '/dashboard',
    '/welcome?mode=web',
    'https://kiosk.example.evil.example/',
    ...hostileTargets,
  ])('leads to the welcome page for %j', (wanted) => {
    expect(kioskEnd(wanted, origins)).toBe(KIOSK_START);
  });

  it('leads to the welcome page while the list is empty', () => {
    expect(kioskEnd('https://kiosk.example/', [])).toBe(KIOSK_START);
  });
});
