import { describe, expect, it } from 'vitest';
import { worldAccounts } from './accounts/world-accounts.ts';
import { worldPeople } from './people/world-people.ts';
import { DEMO_PASSWORD, demoPeople } from './people.ts';

const names = [
  ...'meilin bernard chitra dewi grace farid kopi estate iobr samuel hui ivan indra jaya kumar lena omar'.split(
    ' ',
  ),
  ...'aisyah ravi salmah halim daniel.tan grace.koh noor kallang pelangi defu hougang tanahmerah serangoon bedok jurong simei staff amelia finance'.split(
    ' ',
  ),
];
const of = (name: string) => {
  const person = worldPeople.find(({ email }) => email.startsWith(`${name}@`));
  if (!person) throw new Error(`no person is called ${name}`);
  return person;
};
const findAccounts = (name: string) => worldAccounts.filter(({ no }) => of(name).accounts.includes(no));

describe('the people of the demo world', () => {
  it('every person of the list can sign in and has a line on the sandbox’s page', () => {
    expect(
      demoPeople.map(({ email }) => email.replace(/@(example\.com|sinmingbaking\.example)$/, '')),
    ).toEqual(names);
    const pattern = /^(Home|Company|Before linking|Application|Invited|Staff)\. .{10,}/;
    expect(demoPeople.filter(({ state }) => !pattern.test(state))).toEqual([]);
    expect(DEMO_PASSWORD).toBe('Portal-Demo-2026');
  });

  it('Bernard has a condominium with market electricity, and a 3-room flat that is not fetched yet', () => {
    expect(of('bernard').version).toBe('v2');
    expect(
      findAccounts('bernard').map(({ premises, system, services }) => [
        premises.premiseType,
        system,
        services,
      ]),
    ).toEqual([
      ['Condominium', 'MSSL', ['electricity']],
      ['Condominium', 'EBS', ['water', 'gas']],
      ['HDB 3-room', 'EBS', ['electricity', 'water', 'gas']],
    ]);
    expect(findAccounts('bernard')[0]?.debit).toMatchObject({ kind: 'EGIRO', status: 'ACTIVE' });
  });

  it("Chitra's paper GIRO is suspended", () => {
    expect(findAccounts('chitra')[0]?.debit).toMatchObject({ kind: 'PAPER_GIRO', status: 'SUSPENDED' });
  });

  it('Dewi must confirm her contact details', () => {
    expect(of('dewi').consentRequired).toBe(true);
  });

  it('Grace has prepaid electricity and water, and no live chat', () => {
    expect(findAccounts('grace')[0]).toMatchObject({
      services: ['prepaidElectricity', 'water'],
      features: { liveChat: false },
    });
  });

  it('all accounts of Farid are closed', () => {
    expect(findAccounts('farid').every(({ closedOn }) => closedOn !== null)).toBe(true);
  });

  it('the mother of Samuel has an open and a closed account at one premises', () => {
    const hers = findAccounts('samuel').filter(({ premises }) => premises.block === '30');
    expect(hers.map(({ closedOn }) => closedOn)).toEqual([null, '2025-06-30']);
    expect(new Set(hers.map(({ premises }) => premises.premiseNo)).size).toBe(1);
  });

  it('the kitchen has three premises and one contestable account', () => {
    const kitchen = findAccounts('kopi');
    expect(new Set(kitchen.map(({ premises }) => premises.premiseNo)).size).toBe(3);
    expect(kitchen.filter(({ system, type }) => system === 'MSSL' && type === 'NON')).toHaveLength(1);
    expect(of('kopi').kind).toBe('company');
  });

  it('the master account has 240 sub-accounts at 23 premises', () => {
    const [master] = findAccounts('estate');
    const under = worldAccounts.filter(({ masterId }) => masterId === master?.id);
    expect(under).toHaveLength(240);
    expect(new Set(under.map(({ premises }) => premises.premiseNo)).size).toBe(23);
    expect(of('estate').master).toBe(true);
  });

  it('Ismail has domestic electricity in both sub-systems', () => {
    expect(
      findAccounts('iobr').map(({ system, type, premises }) => [system, type, premises.subSystem]),
    ).toEqual([
      ['EBS', 'DOM', 'IOBR'],
      ['EBS', 'DOM', 'BOBR-C'],
    ]);
  });

  it('people before linking are each in another state', () => {
    expect(
      ['hui', 'ivan', 'indra', 'omar', 'jaya', 'kumar', 'lena', 'aisyah', 'noor'].map((name) => [
        of(name).kind,
        of(name).linkStatus,
      ]),
    ).toEqual([
      ['individual', 'not_linked'],
      ['individual', 'not_linked'],
      ['individual', 'in_progress'],
      ['individual', 'pending_document'],
      ['company', 'pending_document'],
      ['company', 'in_progress'],
      ['individual', 'not_found'],
      ['individual', 'not_linked'],
      ['individual', 'active'],
    ]);
    expect(worldPeople.filter(({ emailVerified }) => !emailVerified)).toEqual([of('hui')]);
  });

  it('no two share a number, a sign-in or a mobile', () => {
    const marks = worldPeople.flatMap(({ customerId, email, mobile }) => [String(customerId), email, mobile]);
    expect(new Set(marks).size).toBe(3 * worldPeople.length);
  });

  it('every linked account exists', () => {
    const known = new Set(worldAccounts.map(({ no }) => no));
    expect(worldPeople.flatMap(({ accounts }) => accounts).filter((no) => !known.has(no))).toEqual([]);
  });
});
