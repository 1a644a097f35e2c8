/** The keyed calls of staff: who may make them, what they name, what they cost. */

import { staffEgiroNotice } from '@portal/contract/staff/egiro-notices.contract';
import { linkApplication } from '@portal/contract/staff/link-applications.contract';
import { staffMeterReading } from '@portal/contract/staff/meter-readings.contract';
import { parkedPayee, parkedPayment } from '@portal/contract/staff/parked-payments.contract';
import {
  liftLinkLock,
  linkLocks,
  staffDecide,
  staffQueue,
  staffQueues,
} from '@portal/contract/staff/staff.contract';
import { staffTreasuryNotice } from '@portal/contract/staff/treasury-notices.contract';
import { noResources } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { openApplication } from './application.service.ts';
import { openEgiroNotice } from './egiro/egiro-notice.service.ts';
import { loadLocks, removeLock } from './locks/locks.service.ts';
import { loadPayee, openPayment } from './payment.service.ts';
import { decideInQueue, listQueue, openQueues } from './queues.ts';
import { openReading } from './reading.service.ts';
import { openNotice } from './treasury/treasury.service.ts';

export const staffOperations = [
  defineOperation(staffQueues, {
    access: 'staff',
    resources: noResources,
    cost: 2,
    handle: openQueues,
  }),
  defineOperation(staffQueue, {
    access: 'staff',
    resources: noResources,
    cost: 5,
    handle: listQueue,
  }),
  // The look is recorded before anything is told, and what is told is an applicant's: kept nowhere.
  defineOperation(linkApplication, {
    access: 'staff',
    resources: noResources,
    cost: 5,
    effect: 'external',
    answerIsSecret: true,
    handle: (context, { itemId }) => openApplication(context, itemId),
  }),
  // The looks are recorded before anything is told, and what is told is a holder's: kept nowhere.
  defineOperation(parkedPayment, {
    access: 'payments',
    resources: noResources,
    cost: 5,
    effect: 'external',
    answerIsSecret: true,
    handle: (context, { itemId }) => openPayment(context, itemId),
  }),
  defineOperation(parkedPayee, {
    access: 'payments',
    resources: noResources,
    cost: 10,
    effect: 'external',
    answerIsSecret: true,
    handle: (context, input) => loadPayee(context, input),
  }),
  // The look is recorded before anything is told, and what is told is a holder's: kept nowhere.
  defineOperation(staffTreasuryNotice, {
    access: 'payments',
    resources: noResources,
    cost: 5,
    effect: 'external',
    answerIsSecret: true,
    handle: (context, { itemId }) => openNotice(context, itemId),
  }),
  // The look is recorded before anything is told, and what is told is a holder's: kept nowhere.
  defineOperation(staffEgiroNotice, {
    access: 'payments',
    resources: noResources,
    cost: 5,
    effect: 'external',
    answerIsSecret: true,
    handle: (context, { itemId }) => openEgiroNotice(context, itemId),
  }),
  // The look is recorded before anything is told, and what is told is a customer's: kept nowhere.
  defineOperation(staffMeterReading, {
    access: 'staff',
    resources: noResources,
    cost: 8,
    effect: 'external',
    answerIsSecret: true,
    handle: (context, { itemId }) => openReading(context, itemId),
  }),
  // The note stands in the application or the decision alone; applicants and customers hear of it by mail.
  defineOperation(staffDecide, {
    access: 'staff',
    resources: noResources,
    cost: 5,
    publishToOutbox: false,
    handle: decideInQueue,
  }),
  defineOperation(linkLocks, {
    access: 'staff',
    resources: noResources,
    cost: 2,
    handle: (context) => loadLocks(context),
  }),
  defineOperation(liftLinkLock, {
    access: 'staff',
    resources: noResources,
    cost: 2,
    handle: removeLock,
  }),
];
