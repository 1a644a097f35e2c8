/** Words of the tips page; the tips themselves come from the gateway. */
import { quantityText } from '@portal/domain/bills/printed-figures';
import { type Cents, formatSgd, spokenSgd } from '@portal/domain/money';
import { type Utility, unitOf } from '@portal/domain/utility-names';

const names: ReadonlyMap<string, string> = new Map([
  ['air-conditioner', 'Air-con'],
  ['refrigerator', 'Fridge'],
  ['water-heater', 'Water heater'],
  ['washing-machine', 'Washing machine'],
  ['lighting', 'Lighting'],
  ['cooking', 'Cooking'],
  ['shower-and-taps', 'Shower and taps'],
  ['television-and-computer', 'TV and computer'],
]);
/** 'rice-cooker' is 'Rice cooker'. */
const inWords = (appliance: string): string =>
  `${appliance.slice(0, 1).toUpperCase()}${appliance.slice(1).replaceAll('-', ' ')}`;

export const copy = {
  title: 'Conservation Tips',
  lead: 'Small changes at home, and what each is worth on a bill.',
  appliances: 'Appliances',
  appliance: (id: string) => names.get(id) ?? inWords(id),
  loading: 'Loading the tips',
  failed: 'No tips just now',
  empty: { heading: 'No tips yet', text: 'As soon as there are any, they show here.' },
  saves: (amount: Cents) => `About ${formatSgd(amount)} a month`,
  spoken: (amount: Cents) => `About ${spokenSgd(amount)} a month`,
  quantity: (milli: number, utility: Utility) =>
    `${quantityText(milli)}\u00a0${unitOf[utility].replace(' ', '\u00a0')}`,
  source: (source: string) => `Source: ${source}`,
  note: 'Savings are estimates for the case named, at today’s tariff with GST. Yours may be higher or lower.',
} as const;
