/** The keyed calls of the area: who may make them, what they name, what they cost. */
import {
  chatToken,
  forgotPassword,
  profileInfo,
  sendEmailVerification,
} from '@portal/contract/session/session.contract';
import { account, noResources } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { chatTokenFor } from './chat.service.ts';
import { loadProfile, mailPasswordLink, resendVerification } from './service.ts';

export const sessionOperations = [
  defineOperation(profileInfo, {
    access: 'signed-in',
    resources: noResources,
    cost: 1,
    handle: (context) => loadProfile(context),
  }),
  defineOperation(sendEmailVerification, {
    access: 'signed-in',
    resources: noResources,
    cost: 20,
    effect: 'external',
    handle: (context) => resendVerification(context),
  }),
  defineOperation(forgotPassword, {
    access: 'verified',
    resources: noResources,
    cost: 20,
    effect: 'external',
    handle: (context) => mailPasswordLink(context),
  }),
  defineOperation(chatToken, {
    access: 'holder',
    feature: 'live-chat',
    resources: ({ accountNo }) => [account(accountNo)],
    cost: 5,
    answerIsSecret: true,
    handle: (context, { accountNo }) => chatTokenFor(context, accountNo),
  }),
];
