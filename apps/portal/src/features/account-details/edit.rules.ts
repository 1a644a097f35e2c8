/** The entries of the edit page: their problems, what has changed, and the body that is sent. No screen. */
import type { Input } from '@portal/contract';
import { addressTexts } from '@portal/domain/preferences/address-texts';
import {
  applyBillOptions,
  billOptionTexts,
  findBillOptionsProblem,
} from '@portal/domain/preferences/bill-options';
import {
  type AddressProblems,
  addressParts,
  findAddressProblems,
  isAddressBegun,
  isPublicHousing,
  type TypedAddress,
  toCanonicalAddress,
} from '@portal/domain/preferences/mailing-address';
import type { MailingWindow } from '@portal/domain/preferences/mailing-window';
import type { NamedAccount, Preference } from './preference.query.ts';

export interface Draft extends TypedAddress {
  readonly isSoftCopy: boolean;
  readonly isHardCopy: boolean;
  readonly isRetailerAccessDisallowed: boolean;
  readonly isApplyAll: boolean;
  readonly isHolder: boolean;
}

export const emptyAddress: TypedAddress = {
  block: '',
  floor: '',
  unit: '',
  postalCode: '',
  street: '',
  effectiveDate: '',
};

const choiceFields = ['isSoftCopy', 'isHardCopy', 'isRetailerAccessDisallowed'] as const;
type Choices = Pick<Draft, (typeof choiceFields)[number]>;

const pickChoices = ({ isSoftCopy, isHardCopy, isRetailerAccessDisallowed }: Choices): Choices => ({
  isSoftCopy,
  isHardCopy,
  isRetailerAccessDisallowed,
});

/** @param entered by hand; all else is as it is stored by now, also after a change in another tab */
export const toDraft = (preference: Preference, entered: Partial<Draft> = {}): Draft => ({
  ...emptyAddress,
  ...pickChoices(preference),
  isApplyAll: false,
  isHolder: false,
  ...entered,
});

/** A choice that is taken back counts as never made. */
export function enter(entered: Partial<Draft>, part: Partial<Draft>, preference: Preference): Partial<Draft> {
  const all = { ...entered, ...part };
  const isTakenBack = (field: string) =>
    choiceFields.some((choice) => choice === field && all[choice] === preference[choice]);
  return Object.fromEntries(Object.entries(all).filter(([field]) => !isTakenBack(field)));
}

/** State of the look-up of a street. */
export interface Lookup {
  /** failed: there is no such address; away: it could not be looked up. */
  readonly status: 'none' | 'asking' | 'found' | 'failed' | 'away';
  /** '' unless found. */
  readonly street: string;
  readonly needsBlock: boolean;
  /** To choose from: the house stands in each of them. */
  readonly streets: readonly string[];
}

/** The draft with the street of the look-up, which counts before one that was typed or chosen. */
export const withStreet = (draft: Draft, { status, street, streets }: Lookup): Draft => ({
  ...draft,
  street: street || (status === 'failed' || streets.includes(draft.street) ? draft.street : ''),
});

/** Accounts of the holder beside the edited one: with some, a change of all is offered; too many: for one request. */
export type OtherAccounts = 'none' | 'some' | 'too-many';

export interface EditFacts {
  readonly account: NamedAccount;
  readonly preference: Preference;
  /** Every other account of the holder that may be edited; empty until they are asked for. */
  readonly others: readonly {
    readonly account: Omit<NamedAccount, 'utilities_label'>;
    readonly preference: Preference;
  }[];
  /** With a change of all accounts: whether it is known which these are. */
  readonly all: 'known' | 'asking' | 'failed';
  readonly window: MailingWindow;
  readonly lookup: Lookup;
}

export type EditField = keyof AddressProblems | 'bills' | 'all' | 'holder';
export type EditProblems = Partial<Readonly<Record<EditField, string>>>;

/** In the order of the page. */
export const editFields: readonly EditField[] = [...addressParts, 'bills', 'all', 'holder'];

const lookupProblems: Partial<Readonly<Record<Lookup['status'], string>>> = {
  failed: addressTexts.unknown,
  away: addressTexts.away,
};

export function findProblems(draft: Draft, { preference, window, lookup }: EditFacts): EditProblems {
  const typed = withStreet(draft, lookup);
  const { street, ...address } = findAddressProblems(typed, window);
  const streetProblem = street === undefined ? undefined : (lookupProblems[lookup.status] ?? street);
  const block = lookup.status === 'found' && lookup.needsBlock ? addressTexts.block : undefined;
  const bills = findBillOptionsProblem(draft, preference.isWholesale);
  const needsHolder = isAddressBegun(typed) || draft.isApplyAll;
  return {
    ...address,
    ...(block !== undefined && { block }),
    ...(streetProblem !== undefined && { street: streetProblem }),
    ...(bills !== null && { bills }),
    ...(needsHolder && !draft.isHolder && { holder: billOptionTexts.holder }),
  };
}

/** A street that was typed, and is hidden now that another one was found, does not count. */
export const isAddressChanged = (draft: Draft, lookup: Lookup): boolean =>
  isAddressBegun(withStreet(draft, lookup));

export const arePreferencesChanged = (draft: Draft, preference: Preference): boolean =>
  choiceFields.some((field) => draft[field] !== preference[field]);

export const isChanged = (draft: Draft, { preference, lookup }: EditFacts): boolean =>
  isAddressChanged(draft, lookup) || arePreferencesChanged(draft, preference);

export const hasElectricity = ({ services }: Pick<NamedAccount, 'services'>): boolean =>
  services.includes('electricity');

/** Accounts whose hard copy stays although the draft stops it. */
export function listKeptOnPaper(
  draft: Draft,
  { preference: own, others }: Pick<EditFacts, 'preference' | 'others'>,
): readonly string[] {
  if (!draft.isApplyAll || draft.isHardCopy || !own.isHardCopy) return [];
  return others.filter(({ preference }) => preference.isWholesale).map(({ account }) => account.accountNo);
}

type Inputs = {
  -readonly [N in 'account:updateMailAddress' | 'account:updatePreference']?: Input<N>;
};

/** A key for each part that changed (readings §14). */
export function toInputs(draft: Draft, facts: EditFacts, source: 'W' | 'M'): Inputs {
  const { account, preference, others } = facts;
  const inputs: Inputs = {};
  if (isAddressChanged(draft, facts.lookup)) {
    const { block, floor, unit, postalCode, street, effectiveDate } = toCanonicalAddress(
      withStreet(draft, facts.lookup),
    );
    inputs['account:updateMailAddress'] = {
      ebsAccountNo: account.system === 'EBS' ? account.accountNo : '',
      msslAccountNo: account.system === 'MSSL' ? account.accountNo : '',
      isApplyAll: draft.isApplyAll,
      address: { block, unit, floor, postalCode, effectiveDate, street },
      source,
      revision: preference.addressRevision,
      ...(draft.isApplyAll && {
        shown: [{ account, preference }, ...others].map((each) => ({
          accountNo: each.account.accountNo,
          revision: each.preference.addressRevision,
        })),
      }),
    };
  }
  if (arePreferencesChanged(draft, preference)) {
    const targets = [{ account, preference }, ...(draft.isApplyAll ? others : [])];
    inputs['account:updatePreference'] = {
      accounts: targets.flatMap((target) => {
        const choices = toChoices(draft, preference, target);
        if (choiceFields.every((field) => choices[field] === target.preference[field])) return [];
        const { accountNo, bpNo, system } = target.account;
        return [{ accountNo, bpNo, system, ...choices, revision: target.preference.preferenceRevision }];
      }),
    };
  }
  return inputs;
}

/** The choices of an account under those that the draft changes. None is left without any bill: it gets those of the draft. */
function toChoices(draft: Draft, own: Preference, target: EditFacts['others'][number]): Choices {
  const changed = choiceFields.filter((field) => draft[field] !== own[field]);
  const choices = {
    ...pickChoices(target.preference),
    ...Object.fromEntries(changed.map((field) => [field, draft[field]])),
  };
  const bills = choices.isSoftCopy || choices.isHardCopy ? choices : draft;
  return {
    ...applyBillOptions(bills, target.preference.isWholesale),
    isRetailerAccessDisallowed: hasElectricity(target.account) && choices.isRetailerAccessDisallowed,
  };
}

/** 'Blk 102 Bedok North Avenue 4 #07-55', as it will stand on an envelope. */
export function formatDraftAddress(draft: Draft): string {
  const { block, floor, unit, street, postalCode } = toCanonicalAddress(draft);
  const house = isPublicHousing({ block, postalCode }) ? `Blk ${block}` : block;
  return [house, street, floor && unit && `#${floor}-${unit}`].filter(Boolean).join(' ');
}

/** Names of fields on the wire. */
export function findFieldOfWire(field: string): EditField | null {
  const part = addressParts.find((each) => field === `address.${each}`);
  if (part !== undefined) return part;
  return /^accounts\.\d+\.isHardCopy$/.test(field) ? 'bills' : null;
}
