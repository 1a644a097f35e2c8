/** Banks that take part in eGIRO, one row a bank and segment as GET {spg api}/v1/egiro/banks answers them. */
import type { BankSegment } from './giro-request.ts';

export interface GiroBank {
  /** BIC. */
  readonly bank_code: string;
  readonly bank_name: string;
  readonly bank_segment: BankSegment;
  readonly bank_home_page: string;
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

/**
 * The banks that take part: BIC, name, home page, and whether companies' accounts are taken too (standards B4). Invented
 * ones: a BIC whose eighth character is 0 is of no real bank, and addresses below .example lead nowhere.
 */
export const egiroBanks: readonly {
  readonly code: string;
  readonly name: string;
  readonly homePage: string;
  readonly segments: readonly BankSegment[];
}[] = [
  {
    code: 'BNTGSGS0XXX',
    name: 'Bintangor Bank',
    homePage: 'https://www.bintangor-bank.example/',
    segments: ['RETAIL', 'CORPORATE'],
  },
  {
    code: 'CMPKSGS0XXX',
    name: 'Cempaka Bank',
    homePage: 'https://www.cempaka-bank.example/',
    segments: ['RETAIL', 'CORPORATE'],
  },
  {
    code: 'GELMSGS0XXX',
    name: 'Gelam Bank',
    homePage: 'https://www.gelam-bank.example/',
    segments: ['RETAIL'],
  },
  {
    code: 'IXRASGS0XXX',
    name: 'Ixora Bank',
    homePage: 'https://www.ixora-bank.example/',
    segments: ['RETAIL'],
  },
  {
    code: 'MRTISGS0XXX',
    name: 'Meranti Bank',
    homePage: 'https://www.meranti-bank.example/',
    segments: ['RETAIL', 'CORPORATE'],
  },
  {
    code: 'PNDNSGS0XXX',
    name: 'Pandan Bank',
    homePage: 'https://www.pandan-bank.example/',
    segments: ['RETAIL', 'CORPORATE'],
  },
  {
    code: 'SMPHSGS0XXX',
    name: 'Simpoh Bank',
    homePage: 'https://www.simpoh-bank.example/',
    segments: ['RETAIL'],
  },
  {
    code: 'WRNGSGS0XXX',
    name: 'Waringin Bank',
    homePage: 'https://www.waringin-bank.example/',
    segments: ['RETAIL', 'CORPORATE'],
  },
];

/** One row a bank and segment, by name. @param isActive whether it takes requests now */
export const listGiroBanks = (
  isActive: (code: string, segment: BankSegment) => boolean = () => true,
): readonly GiroBank[] =>
  egiroBanks.flatMap(({ code, name, homePage, segments }) =>
    segments.map((segment) => ({
      bank_code: code,
      bank_name: name,
      bank_segment: segment,
      bank_home_page: homePage,
      status: isActive(code, segment) ? 'ACTIVE' : 'INACTIVE',
    })),
  );

/** The page for 'Please contact your bank'; null for a bank that we do not know, as of an old form on paper. */
export const findBankHomePage = (code: string | null): string | null =>
  egiroBanks.find((bank) => bank.code === code)?.homePage ?? null;
