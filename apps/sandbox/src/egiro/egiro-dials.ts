/** The dials of the demo banks of eGIRO, and what each is set to at the start. */
import { egiroBanks } from '@portal/domain/giro/giro-banks';
import type { BankSegment } from '@portal/domain/giro/giro-request';
import type { GiroFailure } from '@portal/domain/giro/giro-status';

/** How events reach the portal. held: when the desk lets them go. */
export const deliveries = ['usual', 'twice', 'unordered', 'held'] as const;
export type Delivery = (typeof deliveries)[number];

/** When a bank confirms what its customers have approved. desk: once somebody presses so. */
export const confirmations = ['usual', 'desk'] as const;
export type Confirmation = (typeof confirmations)[number];

/** Ends of a request that the desk can choose. */
export const deskFailures = [
  'REJECTED_SETUP',
  'FAILED_SETUP',
  'FAIL',
] as const satisfies readonly GiroFailure[];

export const deductionModes = ['pays', 'returns', 'waits', 'twice', 'contradicts'] as const;
export type DeductionMode = (typeof deductionModes)[number];

/** 'BIC SEGMENT' */
export const toBankKey = (code: string, segment: BankSegment): string => `${code} ${segment}`;

/** At the start, as in the pictures: Meranti Bank. */
export const startUnavailable: ReadonlySet<string> = new Set(
  egiroBanks
    .filter(({ name }) => name === 'Meranti Bank')
    .flatMap(({ code, segments }) => segments.map((segment) => toBankKey(code, segment))),
);
