/** Fills in what most accounts of the demo world share, so that each definition contains only its own values. */
import { type SgDay, sgDay } from '@portal/domain/sg-time';
import type { Service } from '@portal/domain/utility-names';
import { FIRST_USAGE_DAY } from '../world-days.ts';
import type { FeatureKey, WorldAccount, WorldPartner, WorldPremises } from './world-account.ts';

const allFeatures: Readonly<Record<FeatureKey, boolean>> = {
  giro: true,
  scamWarning: true,
  refund: true,
  liveChat: true,
  eLetter: true,
  uSave: true,
};

/** kWh or Cu M a month by dwelling (standards B7), and the U-Save of a quarter in cents. */
export const dwellings: Readonly<
  Record<string, readonly [electricity: number, water: number, gas: number, uSave: number]>
> = {
  'HDB 1-room': [142, 8, 25, 19_000],
  'HDB 2-room': [195, 10, 35, 19_000],
  'HDB 3-room': [266, 13, 45, 17_000],
  'HDB 4-room': [370, 16, 55, 15_000],
  'HDB 5-room': [429, 18, 60, 13_000],
  'HDB executive': [498, 19, 62, 11_000],
  Condominium: [520, 15, 50, 0],
  Terrace: [850, 28, 110, 0],
};

type AccountValues = Pick<WorldAccount, 'id' | 'no' | 'premises'> &
  Partial<Omit<WorldAccount, 'features'>> & { readonly features?: Partial<WorldAccount['features']> };

export function account({ features, ...given }: AccountValues): WorldAccount {
  const { premises } = given;
  const [electricity, water, gas, uSave] = dwellings[premises.premiseType] ?? [3_000, 45, 0, 0];
  const domestic = given.type !== 'NON';
  const readingDay = given.readingDay ?? 4 + (given.id % 20);
  return {
    system: 'EBS',
    type: 'DOM',
    services: ['electricity', 'water', 'gas'] satisfies Service[],
    openedOn: sgDay('2021-03-15'),
    opensSoon: false,
    closedOn: null,
    masterId: null,
    readingDay,
    windowDay: readingDay + 1,
    dueDays: 15,
    billed: true,
    average: { electricity: electricity * 1_000, water: water * 1_000, gas: gas * 1_000 },
    payer: 'early',
    uSave: domestic && given.system !== 'MSSL' ? uSave : 0,
    quarterlyCredit: false,
    debit: null,
    halfHoursFrom: FIRST_USAGE_DAY,
    dayShape: domestic ? 'home' : 'business',
    ...given,
    features: { ...allFeatures, uSave: domestic && uSave > 0, ...features },
  };
}

type PremisesInput = Pick<WorldPremises, 'block' | 'street' | 'postalCode' | 'premiseType'> &
  Partial<Pick<WorldPremises, 'floor' | 'unit' | 'building' | 'subSystem'>>;

/** @param key six digits that name it: premises 6100145021 of partner 1000145021 have 145021 */
export function premises(bpNo: string, key: string, place: PremisesInput): WorldPremises {
  return { bpNo, premiseNo: `6100${key}`, floor: '', unit: '', building: null, subSystem: null, ...place };
}

export const company = (bpNo: string, name: string, uen: string, contactMobile: string): WorldPartner => ({
  bpNo,
  bpType: '2',
  name,
  uen,
  idFragment: null,
  contactMobile,
});

/** The last day of an account that is closed since. */
export const closed = (
  day: string,
): { readonly closedOn: SgDay; readonly features: WorldAccount['features'] } => ({
  closedOn: sgDay(day),
  features: { ...allFeatures, giro: false, uSave: false },
});
