/** The GIRO of Mei Lin as in visual 40 and 41, for states and tests. */
import { egiroBanks, type GiroBank, listGiroBanks } from '@portal/domain/giro/giro-banks';
import type { GiroSetupStatus } from '@portal/domain/giro/giro-eligibility';
import type { GiroEligibility } from './eligibility.query.ts';
import type { GiroRecord, GiroStatusReply, OlderGiro } from './giro.query.ts';
import type { AccountOwed, GiroPremises, OwedAccounts } from './giro.rules.ts';

const account = (
  accountNo: string,
  label: string,
  over: { system?: 'EBS' | 'MSSL'; isInactive?: boolean } = {},
) => ({
  accountNo,
  label,
  system: 'EBS' as const,
  isInactive: false,
  ...over,
});

export const mockPremises: readonly GiroPremises[] = [
  {
    key: 'rajah',
    address: 'Blk 9 Jalan Rajah #03-02',
    accounts: [
      account('8934520034', 'Gas'),
      account('8934520026', 'Water & Gas'),
      account('8934520018', 'Electricity'),
    ],
  },
  {
    key: 'toa-payoh',
    address: 'Blk 145 Lorong 2 Toa Payoh #08-21',
    accounts: [account('8934521670', 'Electricity, Water & Gas')],
  },
  {
    key: 'pelepas',
    address: '3 Jalan Pelepas #01-22',
    accounts: [
      account('8934519905', 'Electricity', { system: 'MSSL' }),
      account('8934519913', 'Water', { isInactive: true }),
    ],
  },
];

const findHomePage = (bank: string) => egiroBanks.find(({ name }) => name === bank)?.homePage ?? null;

export function mockRecord(accountNo: string, over: Partial<GiroRecord> = {}): GiroRecord {
  return {
    id: `DDA-2403-${accountNo.slice(-4)}`,
    account_number: accountNo,
    bank_code: 'CMPKSGS0XXX',
    bank_name: 'Cempaka Bank',
    bank_home_page: findHomePage(over.bank_name ?? 'Cempaka Bank'),
    bank_account_number_last_four: '2208',
    status: 'ACTIVE',
    payment_order: '',
    type: 'EGIRO',
    bank_segment: 'RETAIL',
    effective_date: '2024-03-18',
    ended_on: null,
    suspended_by: null,
    limit: null,
    request: null,
    next_deduction: null,
    ...over,
  };
}

export const mockNext = {
  billId: 'B2611-100203',
  amount: 4830,
  on: '2026-12-07',
  attempt: 1 as 1 | 2,
  secondBy: '2026-12-12',
};

/** A request under way. */
export const mockRequest = (request_type: 'CREATION' | 'CANCELLATION', expires_at: string | null = null) => ({
  dda_ref_no: 'DDA-2611-1077',
  txn_ref_no: 'GR-2611-1003',
  request_type,
  expires_at,
});

export const mockActive = mockRecord('8934520034', { next_deduction: mockNext });
export const mockPaper = mockRecord('8934520018', {
  bank_name: 'Waringin Bank',
  bank_account_number_last_four: '7750',
  type: 'PAPER_GIRO',
  status: 'SUSPENDED',
  suspended_by: 'returns',
});
export const mockRecords: readonly GiroRecord[] = [
  mockActive,
  mockRecord('8934520026', {
    bank_name: 'Pandan Bank',
    bank_account_number_last_four: '',
    status: 'PENDING_APPROVAL_SETUP',
    request: mockRequest('CREATION', '2026-11-22T02:59:00.000Z'),
  }),
  mockPaper,
  mockRecord('8934519905', {
    bank_name: 'Meranti Bank',
    bank_account_number_last_four: '3316',
    type: 'PAPER_GIRO',
    status: 'PENDING_TERMINATION',
    request: mockRequest('CANCELLATION'),
  }),
  mockRecord('8934519913', {
    bank_name: 'Cempaka Bank',
    bank_account_number_last_four: '0925',
    status: 'TERMINATED',
    ended_on: '2026-06-30',
  }),
];

export const mockEligible = (
  accountNo: string,
  giro_setup_status: GiroSetupStatus = 'ELIGIBLE_WITHOUT_EXISTING_GIRO',
): GiroEligibility => ({ account_number: accountNo, giro_setup_status, recurring_setup: false });

export const mockEligibility: readonly GiroEligibility[] = [
  mockEligible('8934520034', 'ELIGIBLE_WITH_EXISTING_GIRO'),
  mockEligible('8934520026', 'NOT_ELIGIBLE'),
  mockEligible('8934520018', 'ELIGIBLE_WITH_EXISTING_GIRO'),
  mockEligible('8934521670'),
  mockEligible('8934519905', 'NOT_ELIGIBLE'),
  mockEligible('8934519913'),
];

/** The new GIRO of 8934521670 comes too late for a bill; the suspended one of 8934520018 has left another behind. */
export const mockOwed: OwedAccounts = new Map<string, AccountOwed>([
  ['8934520034', { by: 'giro', dues: [{ due: mockNext.on, amount: mockNext.amount }] }],
  ['8934521670', { by: null, dues: [{ due: '2026-12-03', amount: 12_845 }] }],
  [
    '8934520018',
    {
      by: null,
      dues: [
        { due: '2026-11-04', amount: 9_620 },
        { due: '2026-12-04', amount: 9_415 },
      ],
    },
  ],
]);

const BUSY = egiroBanks.find(({ name }) => name === 'Meranti Bank')?.code;
export const mockBanks: readonly GiroBank[] = listGiroBanks((code) => code !== BUSY);

export const mockReferences = { dda_ref_no: 'DDA-2611-1077', txn_ref_no: 'GR-2611-1003' };

export function mockStatus(over: Partial<GiroStatusReply> = {}): GiroStatusReply {
  return {
    ...mockReferences,
    status: 'PENDING_SETUP_EGIRO',
    request_type: 'CREATION',
    property: over.request_type === 'CANCELLATION' ? 'termination' : 'setup',
    account_number: '8934521670',
    bank_name: 'Cempaka Bank',
    bank_account_number_last_four: '',
    bank_segment: 'RETAIL',
    redirect_url: null,
    expires_at: null,
    first_deduction: null,
    ...over,
  };
}

export const mockAtBank = {
  status: 'SETUP_PENDING' as const,
  redirect_url: 'https://bank.example/egiro?request=GR-2611-1003',
  ...mockReferences,
};

export const mockOlder = (accountNo: string, over: Partial<OlderGiro> = {}): OlderGiro => ({
  accountNo,
  bankDesc: 'Waringin Bank',
  bankHomePage: 'https://www.waringin-bank.example/',
  bankAccountNo: '7750',
  status: '07',
  effectiveDate: '2024-03-18',
  returnCode: '',
  paymentOrder: '',
  type: 'PAPER_GIRO',
  ...over,
});
