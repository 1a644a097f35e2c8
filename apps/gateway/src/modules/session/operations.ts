/** The keyed calls of the area: who may make them, what they name, what they cost. */
import {
  forgotPassword,
  profileInfo,
  sendEmailVerification,
} from '@portal/contract/session/session.contract';
import { namesNothing } from '../../wire/claims.ts';
import { defineOperation } from '../../wire/operation.ts';
import { mailPasswordLink, profileOf, resendVerification } from './service.ts';

export const sessionOperations = [
  defineOperation(profileInfo, {
    access: 'signed-in',
    owns: namesNothing,
    cost: 1,
    handle: (context) => profileOf(context),
  }),
  defineOperation(sendEmailVerification, {
    access: 'signed-in',
    owns: namesNothing,
    cost: 20,
    effectIn: 'elsewhere',
    handle: (context) => resendVerification(context),
  }),
  defineOperation(forgotPassword, {
    access: 'verified',
    owns: namesNothing,
    cost: 20,
    effectIn: 'elsewhere',
    handle: (context) => mailPasswordLink(context),
  }),
];
