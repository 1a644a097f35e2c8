import { afterEach, describe, expect, it } from 'vitest';
import { currentReturn, forgetReturn, keepableHref, takeRegistryReturn } from './registry-return.ts';

const AT = '/link-account/company/callback';
const here = location.href;

function arrive(path: string) {
  history.replaceState(null, '', path);
  takeRegistryReturn();
  return { brought: currentReturn(), address: `${location.pathname}${location.search}` };
}

afterEach(() => {
  forgetReturn();
  history.replaceState(null, '', here);
});

describe('what the registry brings back', () => {
  it('leaves the address before anything else happens, letters and figures as they were', () => {
    expect(arrive(`${AT}?code=662E41&state=0012&iss=https%3A%2F%2Fregistry.example`)).toEqual({
      brought: { authCode: '662E41', state: '0012', iss: 'https://registry.example' },
      address: AT,
    });
  });

  it('may be a refusal', () => {
    const { brought, address } = arrive(`${AT}?error=access_denied&error_description=no&state=Jq3k`);
    expect(brought).toEqual({ authCode: '', error: 'access_denied', state: 'Jq3k' });
    expect(address).toBe(AT);
  });

  it('leaves how the tab runs in the address', () => {
    expect(arrive(`${AT}/?mode=mobile&code=a&state=b`).address).toBe(`${AT}/?mode=mobile`);
  });

  it('is not found again by a reload', () => {
    arrive(`${AT}?code=a&state=b`);
    forgetReturn();
    expect(arrive(location.pathname).brought).toBeNull();
  });

  it.each([
    `${AT}?state=b`,
    `${AT}?code=&state=b`,
    '/link-account/company?code=a&state=b',
    '/?code=a&state=b',
  ])('is nothing at %s', (path) => expect(arrive(path).brought).toBeNull());
});

describe('an address that is kept over a sign-in', () => {
  const stored = (href: string) => keepableHref({ pathname: href.replace(/[?#].*/, ''), href });

  it.each([AT, `${AT}/`, '/Link-Account/Company/Callback'])(
    'has nothing of what the registry says: %s',
    (path) => {
      expect(stored(`${path}?code=a&state=b#c`)).toBe(AT);
    },
  );

  it('is whole otherwise', () => {
    expect(stored('/link-account/company/manual?myInfoBizError=true')).toBe(
      '/link-account/company/manual?myInfoBizError=true',
    );
  });
});
