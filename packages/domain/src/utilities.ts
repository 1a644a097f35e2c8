/** Label of an account's services: 'Electricity, Water & Gas' (S1 §3). */
import type { Service } from './utility-names.ts';

const words = [
  ['electricity', 'Electricity'],
  ['prepaidElectricity', 'Prepaid Electricity'],
  ['water', 'Water'],
  ['gas', 'Gas'],
] as const satisfies readonly (readonly [Service, string])[];

/** The words of the label, in the order Electricity, Prepaid Electricity, Water, Gas (readings §4). */
export function utilityWords(services: readonly Service[]): string[] {
  return words.filter(([service]) => services.includes(service)).map(([, word]) => word);
}

/** 'Electricity', 'Electricity & Gas', 'Electricity, Water & Gas'; empty without services. */
export function utilitiesLabel(services: readonly Service[]): string {
  const list = utilityWords(services);
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} & ${list.at(-1)}`;
}
