/** Which rows of the audit a customer reads as activity, and what they are called there. Others are none of theirs. */
import type { Output } from '@portal/contract';

export type ActivityRow = Output<'user:activity'>['rows'][number];
export type ActivityKind = ActivityRow['kind'];

/** By the action in the audit. */
export const kindsOfAction: Readonly<Record<string, ActivityKind>> = {
  'meter:submit': 'sentReadings',
  'meter:removePhoto': 'removedPhoto',
  'paymentArrangement:create': 'askedForArrangement',
  'khaos:paymentArrangement': 'askedForArrangement',
  'waiver:create': 'askedForWaiver',
  'khaos:waiver': 'askedForWaiver',
  'refund:create': 'askedForRefund',
  'refund:update': 'changedRefund',
  'request:cancel': 'cancelledRequest',
  'giro:terminate': 'endedGiro',
  setUpGiro: 'startedGiro',
  terminateGiro: 'endedGiro',
  giveUpGiro: 'cancelledRequest',
  'paynow:request': 'startedPayment',
  'cusConsent:create': 'confirmedContact',
  'premises:inviteDelegate': 'invited',
  'delegate:opened': 'openedInvitation',
  'premises:removeDelegate': 'tookBack',
  'premises:giveUpAccess': 'gaveUpAccess',
  linkIndividual: 'linkedAccounts',
  linkCompanyMyInfo: 'linkedAccounts',
  linkCompanyManual: 'sentApplication',
  'idp:changeMobile': 'changedMobile',
  'idp:changeEmail': 'changedEmail',
  'account:updateMailAddress': 'changedAddress',
  'account:updatePreference': 'changedPreferences',
  'insights:setAlerts': 'changedAlerts',
  'alert:switchedOff': 'switchedAlertOff',
  'insights:explainLeak': 'explainedLeak',
  'user:forgotPassword': 'askedForPassword',
};

/** Looks of staff, by the action in the audit: opening an item of a queue, or its file, and each account that came with it. */
export const kindsOfLook: Readonly<Record<string, ActivityKind>> = {
  'reading:opened': 'lookedAtReading',
  'reading:photoViewed': 'lookedAtReading',
  'application:opened': 'lookedAtApplication',
  'application:documentViewed': 'lookedAtApplication',
  'payment:accountShown': 'lookedAtPayments',
  'payment:payeeViewed': 'lookedAtPayments',
};

const looks: ReadonlySet<ActivityKind> = new Set<ActivityKind>([
  'lookedAtBills',
  'lookedAtBill',
  'lookedAtPayments',
  'lookedAtUsage',
  'lookedAtMeters',
  'lookedAtReading',
  'lookedAtApplication',
]);

export const isChange = (kind: ActivityKind): boolean => !looks.has(kind);

/** Changes that staff made, for the sum of the past 30 days. */
export const staffChanges: readonly ActivityKind[] = [
  'acceptedReading',
  'setReadingAside',
  'decidedApplication',
];
