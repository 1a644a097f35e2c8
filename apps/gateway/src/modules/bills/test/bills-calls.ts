/** Calls of the bills page, in tests: all accounts of a person, by name. */
import { getData } from '../../../test/answers.ts';
import type { TestWorld } from '../../../test/test-world.ts';

export const getEmail = (person: string): string => `${person}@example.com`;

export async function readAccounts(world: TestWorld, person: string) {
  const email = getEmail(person);
  const { accounts } = getData(await world.call(email, { 'user:getAccounts': {} }), 'user:getAccounts');
  return accounts.map(({ bpNo, accountNo, system, premiseNo }) => ({ bpNo, accountNo, system, premiseNo }));
}

export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('there is none');
  return value;
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
