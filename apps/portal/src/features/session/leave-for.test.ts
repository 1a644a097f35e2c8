import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveFor } from './leave-for.ts';
import { departureTo } from './oidc-client.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const logout = (origin: string) =>
  new URL(
    `${origin}/oidc/session/end?id_token_hint=a.b.c&post_logout_redirect_uri=https%3A%2F%2Fportal.example%2F`,
  );

describe('leaving for the provider to log out', () => {
  it("keeps the person's token out of the address of our own provider", () => {
    const departure = departureTo(logout('https://portal.example'), 'https://portal.example');
    expect(departure.address).toBe('https://portal.example/oidc/session/end');
    expect(departure.fields).toEqual({
      id_token_hint: 'a.b.c',
      post_logout_redirect_uri: 'https://portal.example/',
    });
  });

  it('uses the address for a provider on another site, whose cookies a form would not carry', () => {
    const address = logout('https://issuer.example');
    expect(departureTo(address, 'https://portal.example')).toEqual({ address: address.href });
  });

  it('submits the fields as a form', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    leaveFor({ address: '/oidc/session/end', fields: { id_token_hint: 'a.b.c' } });
    const form = submit.mock.contexts[0] as HTMLFormElement;
    expect(form.method).toBe('post');
    expect(form.querySelector('input')?.value).toBe('a.b.c');
  });
});
