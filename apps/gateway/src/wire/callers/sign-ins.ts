/** Looks up the sign-ins of tokens: each with one statement, which requests of one person at the same time share. */
import { toSgDay } from '@portal/domain/sg-time';
import { inNameOf } from '../../db/in-name-of.ts';
import type { Deps } from '../../deps.ts';
import type { VerifiedToken } from '../../identity/identity.ts';
import { shareLookUps } from '../../shared-look-ups.ts';
import { subjectKey } from '../limits/caller-key.ts';
import { resolveSignIn, type SignIn } from './subject.store.ts';

export type FindSignIn = (token: VerifiedToken) => Promise<SignIn>;

export const shareSignIns = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): FindSignIn =>
  shareLookUps(
    (token) => JSON.stringify([token.issuer, token.subject, token.sessionKey]),
    (token) => inNameOf(subjectKey(token), () => resolveSignIn(db, token, toSgDay(clock.now()))),
  );
