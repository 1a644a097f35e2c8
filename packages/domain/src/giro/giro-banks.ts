/** Banks that take part in eGIRO, one row a bank and segment as GET {spg api}/v1/egiro/banks answers them. */
import type { BankSegment } from './giro-request.ts';

export interface GiroBank {
  /** BIC. */
  readonly bank_code: string;
  readonly bank_name: string;
  readonly bank_segment: BankSegment;
  readonly status: 'ACTIVE' | 'INACTIVE';
}

/** The tiles of the About page, each bank once. */
export function groupGiroBanks<Bank extends GiroBank>(
  banks: readonly Bank[],
): { readonly all: readonly Bank[]; readonly personalOnly: readonly Bank[] } {
  const companies = new Set(
    banks.filter((bank) => bank.bank_segment === 'CORPORATE').map((bank) => bank.bank_code),
  );
  const personal = listBanksOf(banks, 'RETAIL');
  return {
    all: personal.filter((bank) => companies.has(bank.bank_code)),
    personalOnly: personal.filter((bank) => !companies.has(bank.bank_code)),
  };
}

/** A company account hides the banks for personal accounts only. */
export const listBanksOf = <Bank extends GiroBank>(
  banks: readonly Bank[],
  segment: BankSegment,
): readonly Bank[] => banks.filter((bank) => bank.bank_segment === segment);

/** Only an ACTIVE bank can be chosen. */
export const mayChooseBank = ({ status }: Pick<GiroBank, 'status'>): boolean => status === 'ACTIVE';

/** The banks that take part (standards B4): BIC, name, and whether companies' accounts are taken too. */
export const egiroBanks: readonly {
  readonly code: string;
  readonly name: string;
  readonly segments: readonly BankSegment[];
}[] = [
  { code: 'BKCHSGSGXXX', name: 'Bank of China', segments: ['RETAIL', 'CORPORATE'] },
  { code: 'DBSSSGSGXXX', name: 'DBS/POSB', segments: ['RETAIL', 'CORPORATE'] },
  { code: 'HSBCSGS2XXX', name: 'HSBC', segments: ['RETAIL'] },
  { code: 'ICBKSGSGXXX', name: 'ICBC', segments: ['RETAIL'] },
  { code: 'MBBESGS2XXX', name: 'Maybank', segments: ['RETAIL', 'CORPORATE'] },
  { code: 'OCBCSGSGXXX', name: 'OCBC', segments: ['RETAIL', 'CORPORATE'] },
  { code: 'SCBLSG22XXX', name: 'Standard Chartered', segments: ['RETAIL'] },
  { code: 'UOVBSGSGXXX', name: 'UOB', segments: ['RETAIL', 'CORPORATE'] },
];
