import { allowedAddress } from '@portal/domain/redirect';
import { expect, it } from 'vitest';
import { shellAddress, shellPage } from './shells.page.ts';

const origin = 'http://localhost:4000';

it('opens the portal as the app does, and leads back to the web', () => {
  expect(shellAddress('app', origin)).toBe('http://localhost:4000/?mode=mobile');
  expect(shellPage('app', origin).markup).toContain('href="http://localhost:4000/?mode=web"');
});

it('configures a kiosk to end its sessions on this page, by an address that an allow-list can check', () => {
  const query = new URL(shellAddress('kiosk', origin)).searchParams;
  expect(query.get('mode')).toBe('kiosk');
  expect(allowedAddress(query.get('redirect'), [origin])).toBe(`${origin}/sandbox/kiosk`);
});

it('opens each in a tab that shares no mode with this one', () => {
  for (const shell of ['app', 'kiosk'] as const) {
    const links = [...shellPage(shell, origin).markup.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toContain('target="_blank" rel="noopener"');
  }
});
