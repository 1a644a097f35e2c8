/** The keyed calls of staff: who may make them, what they name, what they cost. */
import {
  liftLinkLock,
  linkApplication,
  linkLocks,
  staffDecide,
  staffQueue,
} from '@portal/contract/staff/staff.contract';
import { namesNothing } from '../../wire/claims.ts';
import { defineOperation } from '../../wire/operation.ts';
import { Refusal } from '../../wire/refusal.ts';
import { openApplication } from './application.service.ts';
import { decideOn } from './decide.service.ts';
import { liftLockOf, locksOf } from './locks.service.ts';
import { queueOf } from './queue.service.ts';

export const staffOperations = [
  defineOperation(staffQueue, {
    access: 'staff',
    owns: namesNothing,
    cost: 5,
    handle: (context, input) => queueOf(context, input),
  }),
  // The look is recorded before anything is told, and what is told is an applicant's: kept nowhere.
  defineOperation(linkApplication, {
    access: 'staff',
    owns: namesNothing,
    cost: 5,
    effectIn: 'elsewhere',
    answerIsSecret: true,
    handle: (context, { itemId }) => openApplication(context, itemId),
  }),
  // The note stands in the application alone; the applicant hears of it by mail.
  defineOperation(staffDecide, {
    access: 'staff',
    owns: namesNothing,
    cost: 5,
    isAnnounced: false,
    handle: (context, input) => {
      if (input.queue === 'parkedPayments') throw new Refusal('SK_ACCESS_1001');
      return decideOn(context, input);
    },
  }),
  defineOperation(linkLocks, {
    access: 'staff',
    owns: namesNothing,
    cost: 2,
    handle: (context) => locksOf(context),
  }),
  defineOperation(liftLinkLock, {
    access: 'staff',
    owns: namesNothing,
    cost: 2,
    handle: (context, { accountNo }) => liftLockOf(context, accountNo),
  }),
];
