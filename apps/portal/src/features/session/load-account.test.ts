import type { Output } from '@portal/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { type AccountSources, findPage, loadAccount } from './load-account.ts';

type Accounts = Output<'user:getAccounts'>;
const accounts = (status: Accounts['status'], linkType: Accounts['linkType'] = 'I'): Accounts => ({
  userId: 'u',
  master: false,
  linkType,
  status,
  uen: null,
  nric: null,
  version: 'v1',
  premises: [],
  accounts: [],
});
const profile = (emailVerified: boolean) => ({
  email: 'a@example.com',
  name: 'A',
  contactNo: '',
  pendingVerificationEmail: null,
  emailVerified,
});

const sources = (over: Partial<AccountSources>): AccountSources => ({
  isVerifiedByToken: true,
  fetchProfile: async () => profile(false),
  prefetchProfile: async () => {},
  fetchAccounts: async () => accounts('active'),
  ...over,
});
const refusing = (code: string) => sources({ fetchAccounts: () => Promise.reject(new ApiError(code)) });

describe('fetching the user', () => {
  it('lets a person with active accounts in', async () => {
    expect(findPage(await loadAccount(sources({})))).toBeNull();
  });

  it('asks the profile when the token says unverified, and believes it', async () => {
    const fetchProfile = vi.fn(async () => profile(true));
    const outcome = await loadAccount(sources({ isVerifiedByToken: false, fetchProfile }));
    expect(outcome).toEqual({ kind: 'ready' });
    expect(fetchProfile).toHaveBeenCalledOnce();
  });

  it('fetches the profile of a verified person beside the accounts, and is ready without it too', async () => {
    const prefetchProfile = vi.fn(async () => {});
    await loadAccount(sources({ prefetchProfile }));
    expect(prefetchProfile).toHaveBeenCalledOnce();
    const failing = sources({ prefetchProfile: () => Promise.reject(new ApiError('SK_UNKNOWN_1001')) });
    expect(await loadAccount(failing)).toEqual({ kind: 'ready' });
  });

  it('sends an unverified person to verify, and fetches no account', async () => {
    const fetchAccounts = vi.fn(async () => accounts('active'));
    const outcome = await loadAccount(sources({ isVerifiedByToken: false, fetchAccounts }));
    expect(findPage(outcome)).toEqual({ to: '/verify' });
    expect(fetchAccounts).not.toHaveBeenCalled();
  });

  it.each([
    ['email_not_verified', { to: '/verify' }],
    ['account_not_found', { to: '/not-active' }],
    ['not_linked', { to: '/link-account' }],
    ['account_in_progress', { to: '/link-account/company/manual' }],
    ['no_active_utilities_account', { to: '/logout', search: { errorCode: 'no_active_utilities_account' } }],
    ['SK_UNKNOWN_1001', { to: '/logout', search: { errorCode: 'SK_UNKNOWN_1001' } }],
    ['SK_SEC_1000', null],
  ])('leads %s to its page', async (code, page) => {
    expect(findPage(await loadAccount(refusing(code)))).toEqual(page);
  });

  it('takes a 404 without words for an account that is not found', async () => {
    const error = new ApiError('other', undefined, null, [], 404);
    const outcome = await loadAccount(sources({ fetchAccounts: () => Promise.reject(error) }));
    expect(findPage(outcome)).toEqual({ to: '/not-active' });
  });

  it('logs out with other when there is no answer at all', async () => {
    const offline = sources({ fetchAccounts: () => Promise.reject(new TypeError('offline')) });
    expect(findPage(await loadAccount(offline))).toEqual({ to: '/logout', search: { errorCode: 'other' } });
  });

  it.each([
    ['in_progress', 'I', '/link-account/individual'],
    ['in_progress', 'C', '/link-account/company/manual'],
    ['pending_document', 'I', '/link-account/individual'],
    ['pending_document', 'C', '/link-account/company/manual'],
  ] as const)('leads the status %s of %s to %s', async (status, linkType, to) => {
    const outcome = await loadAccount(sources({ fetchAccounts: async () => accounts(status, linkType) }));
    expect(findPage(outcome)).toEqual({ to });
  });

  it('leads a company whose accounts are active to what it wanted', async () => {
    const outcome = await loadAccount(sources({ fetchAccounts: async () => accounts('active', 'C') }));
    expect(findPage(outcome)).toBeNull();
  });
});
