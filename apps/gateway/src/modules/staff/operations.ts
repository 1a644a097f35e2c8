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

const later = (): never => {
  throw new Error('not here yet');
};

export const staffOperations = [
  defineOperation(staffQueue, { access: 'staff', owns: namesNothing, cost: 3, handle: later }),
  defineOperation(linkApplication, { access: 'staff', owns: namesNothing, cost: 3, handle: later }),
  defineOperation(staffDecide, { access: 'staff', owns: namesNothing, cost: 3, handle: later }),
  defineOperation(linkLocks, { access: 'staff', owns: namesNothing, cost: 2, handle: later }),
  defineOperation(liftLinkLock, { access: 'staff', owns: namesNothing, cost: 2, handle: later }),
];
