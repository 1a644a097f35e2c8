/** Manage Preference: what the customer may do with an authorisation now (S2 §4 §6, readings §13). */
import { isWithinServiceHours } from '../service-hours.ts';
import type { GiroStatus, GiroType } from './giro-status.ts';

export interface ManagedGiro {
  readonly status: GiroStatus;
  readonly type: GiroType;
  /** Of the utilities account; null: not known yet. */
  readonly system: 'EBS' | 'MSSL' | null;
  /** Reference of a running deduction; '' for none. */
  readonly paymentOrder: string;
}

/** Manage Preference is offered for ACTIVE and SUSPENDED only. */
export const mayManageGiro = ({ status }: Pick<ManagedGiro, 'status'>): boolean =>
  status === 'ACTIVE' || status === 'SUSPENDED';

/**
 * How it can be ended. 'bank': at the bank, after the termination call. 'portal': by giro:terminate. Else the reason
 * against it: 'no' its status, or a paper GIRO of a system that is not known yet, 'ask-bank' a paper GIRO of the market's
 * billing system, 'deduction' one is running, 'hours' outside service hours.
 */
export type GiroEnding = 'bank' | 'portal' | 'no' | 'ask-bank' | 'deduction' | 'hours';

export function judgeGiroEnding(giro: ManagedGiro, now: number): GiroEnding {
  if (!mayManageGiro(giro)) return 'no';
  if (giro.type === 'EGIRO') return 'bank';
  if (giro.system === null) return 'no';
  if (giro.system === 'MSSL') return 'ask-bank';
  if (giro.paymentOrder !== '') return 'deduction';
  return isWithinServiceHours(now) ? 'portal' : 'hours';
}

export const giroEndingTexts = {
  askBank: 'This GIRO arrangement cannot be terminated online. Please contact your bank.',
  deduction: 'A payment deduction is in progress. Please try again after it is completed.',
} as const;
