import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answeringFetch } from '../../gallery/answer-calls.ts';
import type { Answers } from '../../gallery/state.ts';
import { setSession } from '../../lib/session/session.ts';
import { forgetEverything } from '../../lib/storage.ts';
import { mockAccount, mockAnswer, mockCompany, mockMany, mockPremises } from './accounts.mocks.ts';
import { type AccountsAnswer, accountsQuery } from './get-accounts.query.ts';
import { premisesKey } from './premises/premises.ts';
import { rememberPremises } from './premises/remembered-premises.ts';
import { type Choice, findSelectedPremises, selectPremises } from './selection.ts';

const nothing: Choice = { key: null, pendingKey: null, failed: false };
const getChoice = (client: QueryClient) => client.getQueryData<Choice>(['accounts', 'choice']);
const realFetch = globalThis.fetch;
let requests: string[] = [];

function clientWith(answer: AccountsAnswer, answers: Answers = {}): QueryClient {
  const wire = answeringFetch(answers);
  globalThis.fetch = (input, init) => {
    requests.push(...Object.keys(JSON.parse(String(init?.body)) as object));
    return wire(input, init);
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  client.setQueryData(accountsQuery().queryKey, answer);
  return client;
}

beforeEach(() => {
  requests = [];
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('the selected premises', () => {
  const company = mockCompany();
  const selected = (choice: Choice, account?: string) =>
    findSelectedPremises(company, choice, account)?.premiseNo;

  it('is the default until the address or somebody names another', () => {
    expect(selected(nothing)).toBe('6100020011');
    expect(selected(nothing, '008920020041')).toBe('6100020013');
  });

  it('is the default for an account number that is not theirs', () => {
    expect(selected(nothing, '1234567890')).toBe('6100020011');
  });

  it('is what somebody chose, whatever the address says', () => {
    const second = company.premises[1] ?? mockPremises();
    expect(selected({ ...nothing, key: premisesKey(second) }, '8920020041')).toBe('6100020012');
  });
});

describe('a premises that was chosen', () => {
  const company = mockCompany();
  const third = company.premises[2] ?? mockPremises();
  const grace = { subject: 'grace', email: null, emailVerified: true, name: null, isInternal: false };
  const now = (answer = company, account?: string) =>
    findSelectedPremises(answer, nothing, account)?.premiseNo;
  beforeEach(async () => {
    setSession(grace);
    await selectPremises(clientWith(company), premisesKey(third));
  });
  afterEach(() => {
    forgetEverything();
    setSession(null);
  });

  it('is there again after a reload, and no number of it is kept', () => {
    expect(now()).toBe(third.premiseNo);
    const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
    expect(stored).toMatch(/"portal\.premises\.[0-9a-f]{16}":"[0-9a-z]{1,7}"/);
    for (const word of ['grace', third.bp_no, ...third.accounts]) expect(stored).not.toContain(word);
  });

  it('is where a new tab begins; each tab keeps its own', async () => {
    sessionStorage.clear();
    expect(now()).toBe(third.premiseNo);
    const second = company.premises[1] ?? mockPremises();
    await selectPremises(clientWith(company), premisesKey(second));
    const ofThisTab = { ...sessionStorage };
    sessionStorage.clear();
    await selectPremises(clientWith(company), premisesKey(third));
    for (const [key, value] of Object.entries(ofThisTab)) sessionStorage.setItem(key, value);
    expect(now()).toBe(second.premiseNo);
  });

  it('one that the address named is no choice for new tabs', async () => {
    const second = company.premises[1] ?? mockPremises();
    await selectPremises(clientWith(company), premisesKey(second), 'address');
    expect(now()).toBe(second.premiseNo);
    sessionStorage.clear();
    expect(now()).toBe(third.premiseNo);
  });

  it('spoilt storage leaves the default', () => {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage)) storage.setItem(key, '{"__proto__":1}');
    expect(now()).toBe('6100020011');
  });

  it('gives way to the account of the address, also to one that is not theirs', () => {
    expect(now(company, '8920020033')).toBe('6100020012');
    expect(now(company, '1234567890')).toBe('6100020011');
  });

  it('a premises that is gone, or was chosen by somebody else, leaves the default', () => {
    expect(now(mockAnswer())).toBe(mockAnswer().premises[0]?.premiseNo);
    setSession({ ...grace, subject: 'noor' });
    expect(now()).toBe('6100020011');
  });

  it('is forgotten at a kiosk with the page', () => {
    sessionStorage.clear();
    localStorage.clear();
    sessionStorage.setItem('mode', 'kiosk');
    rememberPremises(premisesKey(third), true);
    expect(Object.keys(sessionStorage)).toEqual(['mode']);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(now()).toBe(third.premiseNo);
  });
});

describe('selecting a premises', () => {
  it('a premises of version v1 needs no call', async () => {
    const answer = mockCompany();
    const key = premisesKey(answer.premises[2] ?? mockPremises());
    const client = clientWith(answer);
    await selectPremises(client, key);
    expect(getChoice(client)).toEqual({ ...nothing, key });
    expect(requests).toEqual([]);
  });

  it('a premises of version v2 is fetched first, by its first account number', async () => {
    const answer = mockMany(3, 'v2');
    const second = answer.premises[1] ?? mockPremises();
    const accountNo = second.accounts[0] ?? '';
    const fetched = { premises: { ...second, fetched: true }, accounts: [mockAccount({ accountNo })] };
    const client = clientWith(answer, {
      'user:getAccount': {
        data: (input) =>
          input.accountNo === accountNo ? fetched : { premises: mockPremises(), accounts: [] },
      },
    });
    await selectPremises(client, premisesKey(second));
    expect(requests).toEqual(['user:getAccount']);
    expect(getChoice(client)?.key).toBe(premisesKey(second));
    expect(client.getQueryData(accountsQuery().queryKey)?.premises[1]?.fetched).toBe(true);
  });

  it('keeps the old one when that fails, and fetches again on the next try', async () => {
    const answer = mockMany(3, 'v2');
    const key = premisesKey(answer.premises[1] ?? mockPremises());
    const client = clientWith(answer, { 'user:getAccount': { error: 'SK_UNKNOWN_1001' } });
    await selectPremises(client, key);
    expect(getChoice(client)).toEqual({ ...nothing, failed: true });
    await selectPremises(client, key);
    expect(requests).toHaveLength(2);
  });

  it('selecting a premises that this person does not have changes nothing', async () => {
    const client = clientWith(mockAnswer());
    await selectPremises(client, '1000000000&0000000000');
    expect(getChoice(client)).toBeUndefined();
  });
});
