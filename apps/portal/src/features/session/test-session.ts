/** A person, a provider and tabs that tests hold in their hand. */
import type { IdentityClient, SignedInUser } from './identity-client.ts';
import type { OtherTabs, TabNews } from './other-tabs.ts';

export function userNamed(name: string, over: Partial<SignedInUser> = {}): SignedInUser {
  return {
    session: {
      subject: `sub-${name}`,
      email: `${name}@example.com`,
      emailVerified: true,
      name,
      isInternal: false,
    },
    accessToken: `token-${name}`,
    idToken: `id-${name}`,
    isExpired: () => false,
    returnTo: '/home',
    fromLogin: true,
    ...over,
  };
}

export function fakeIdentity(over: Partial<IdentityClient> = {}): IdentityClient {
  return {
    signIn: () => new Promise<never>(() => {}),
    completeSignIn: () => Promise.reject(new Error('nothing to complete')),
    stored: () => Promise.resolve(null),
    renew: () => Promise.resolve(null),
    leave: () => Promise.resolve('https://provider.example/logout'),
    renewApart: () => Promise.resolve(null),
    forget: () => Promise.resolve(),
    onRenewed() {},
    onExpiring() {},
    ...over,
  };
}

/** Two tabs of one browser: what one tells, the other hears. */
export function twoTabs(): [OtherTabs, OtherTabs] {
  const ears: ((news: TabNews) => void)[][] = [[], []];
  let busy = false;
  const tab = (own: number): OtherTabs => ({
    tell: (news) => {
      for (const hear of ears[1 - own] ?? []) hear(news);
    },
    listen: (listener) => void ears[own]?.push(listener),
    async alone(act) {
      if (busy) return false;
      busy = true;
      await act();
      busy = false;
      return true;
    },
  });
  return [tab(0), tab(1)];
}
