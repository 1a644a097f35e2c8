/** A master account and its 240 sub-accounts: one utility each, billed together under the master. */
import { sgDay } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import { hashToSeed, rollBetween } from '../chance.ts';
import { FIRST_SUB_ACCOUNT_DAY } from '../world-days.ts';
import { estatePremises } from './estate-premises.ts';
import { account } from './make-account.ts';
import type { WorldAccount, WorldPremises } from './world-account.ts';

const SUB_ACCOUNTS = 240;
const MASTER_ID = 210_001;
/** Of twelve: five with electricity, five with water, two with gas. */
const turns: readonly Utility[] = [
  'electricity',
  'water',
  'electricity',
  'water',
  'gas',
  'electricity',
  'water',
  'electricity',
  'water',
  'electricity',
  'water',
  'gas',
];
const averages: Readonly<Record<Utility, number>> = { electricity: 684_000, water: 12_400, gas: 232_500 };

const inTurn = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new RangeError('the list is empty');
  return found;
};

export const estateMaster: WorldAccount = account({
  id: MASTER_ID,
  no: '8920014410',
  premises: inTurn<WorldPremises>(estatePremises, 0),
  type: 'NON',
  readingDay: 25,
  dueDays: 21,
  payer: 'direct-debit',
  average: { electricity: 68_400_000, water: 1_240_000, gas: 9_300_000 },
  debit: {
    kind: 'PAPER_GIRO',
    status: 'ACTIVE',
    bank: 'Pandan Bank',
    lastFour: '6120',
    since: sgDay('2016-02-01'),
  },
  features: { refund: false },
  halfHoursFrom: null,
});

/** Each stands at one of the premises in turn; every sixteenth is no longer active. */
export const subAccounts: readonly WorldAccount[] = Array.from({ length: SUB_ACCOUNTS }, (_, index) => {
  const id = MASTER_ID + 1 + index;
  const utility = inTurn(turns, index);
  const size = rollBetween(hashToSeed('sub-account', id), 0, 0.4, 1.6);
  return account({
    id,
    no: `89201${String(5_000 + index * 8).padStart(5, '0')}`,
    premises: inTurn(estatePremises, index),
    type: 'NON',
    services: [utility],
    masterId: MASTER_ID,
    billed: false,
    average: { [utility]: Math.round(averages[utility] * size) },
    closedOn: index % 16 === 15 ? sgDay('2026-03-31') : null,
    features: { giro: false, refund: false, eLetter: false },
    halfHoursFrom: utility === 'electricity' ? FIRST_SUB_ACCOUNT_DAY : null,
  });
});
