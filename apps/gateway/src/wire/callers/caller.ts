/**
 * Establishes who is calling, each step at most once per request: the token's verdict, and with the same statement the
 * subject with everything that is theirs.
 */
import type { Switches } from '@portal/domain/availability/switches';
import { toSgDay } from '@portal/domain/sg-time';
import { isUnavailable } from '../../db/engines/query-failed.ts';
import type { VerifiedToken } from '../../identity/identity.ts';
import { Refusal } from '../calls/refusal.ts';
import type { CallContext, PublicContext, SignedInContext } from '../context.ts';
import type { TimeLeft } from '../deadline.ts';
import { hostNow } from '../host-now.ts';
import { subjectKey } from '../limits/caller-key.ts';
import type { Wire } from '../wire.ts';
import { type Access, type Bearer, needsSubject, refusalOfBearer, refusalOfSubject } from './access.ts';
import { type NameSubAccounts, nameSubAccountsOnce } from './sub-accounts.ts';
import { resolveSubject, type SignIn } from './subject.store.ts';
import type { Subject } from './subject.ts';

export interface Admission {
  readonly token: VerifiedToken | null;
  readonly subject: Subject | null;
}

export interface Caller {
  /** null: no good token. */
  readonly token: VerifiedToken | null;
  /**
   * @param isForViewers the subject has the accounts that others share with them too
   * @throws Refusal when a call of this access may not be tried at all, or whatever kept the token from being checked
   */
  admit(access: Access, isForViewers?: boolean): Promise<Admission>;
  /** The subject with the sub-accounts that the claims of a call name. */
  readonly nameSubAccounts: NameSubAccounts;
}

/**
 * @param accessToken the bearer token as it came; null without one
 * @param time of the request, which the check of the token is part of
 */
export async function establishCaller(
  wire: Pick<Wire, 'check' | 'db' | 'clock' | 'findSignIn' | 'limits'>,
  accessToken: string | null,
  time: TimeLeft,
): Promise<Caller> {
  let bearer: Bearer = null;
  let broken: { readonly error: unknown } | null = null;
  let signIn: SignIn | null = null;
  const askEnded = async (verified: VerifiedToken): Promise<boolean | null> => {
    // A person with nothing left is refused: their accounts, which may be thousands, need not be read.
    if (!wire.limits.subject.has(subjectKey(verified), 1)) return null;
    signIn = await wire.findSignIn(verified).catch((error: unknown) => {
      if (isUnavailable(error)) throw error;
      // Too much, for instance: then its end is asked alone, as a log-out needs no accounts.
      return null;
    });
    return signIn?.isEnded ?? null;
  };
  try {
    if (accessToken !== null)
      bearer = await time.forRead(() => wire.check.verifyAccess(accessToken, askEnded));
  } catch (error) {
    // The issuer's keys cannot be had, or not in time: nobody can be known, but what is public may still answer.
    broken = { error };
  }
  const token = bearer?.ok ? bearer.token : null;
  let resolving: Promise<Subject> | undefined;
  const subjectOnce = (verified: VerifiedToken): Promise<Subject> => {
    resolving ??= resolve(verified);
    return resolving;
  };
  const resolve = async (verified: VerifiedToken): Promise<Subject> =>
    signIn ? signIn.getSubject() : resolveSubject(wire.db, verified, toSgDay(wire.clock.now()));

  async function admit(access: Access, isForViewers = false): Promise<Admission> {
    if (access === 'public') return { token, subject: null };
    if (broken) throw broken.error;
    const refused = refusalOfBearer(access, bearer);
    if (refused !== null || token === null) throw new Refusal(refused ?? 'SK_SEC_1000');
    if (!needsSubject(access)) return { token, subject: null };
    const known = await subjectOnce(token);
    const subject = isForViewers ? known.withShared() : known;
    const code = refusalOfSubject(access, subject, token);
    if (code !== null) throw new Refusal(code);
    return { token, subject };
  }
  return { token, admit, nameSubAccounts: nameSubAccountsOnce(wire.db) };
}

/** Asked for when first needed, then the same for the whole request. */
export function switchesOnce(wire: Pick<Wire, 'config' | 'db'>, hostName: string): () => Promise<Switches> {
  let asked: Promise<Switches> | undefined;
  return () => {
    asked ??= hostNow(wire, hostName).then(({ switches }) => switches);
    return asked;
  };
}

/** As much about the caller as the admission has established. */
export function buildContext(
  wire: Wire,
  { address, log, idToken }: Pick<PublicContext, 'address' | 'log'> & Pick<SignedInContext, 'idToken'>,
  { token, subject }: Admission,
  switches: () => Promise<Switches>,
): CallContext {
  const { db, clock, config, registry, addresses, weather, files, meter } = wire;
  const common = { db, clock, config, registry, addresses, weather, files, meter, address, log, switches };
  if (!token) return common;
  const signedIn = { ...common, token, identity: wire.admin, tokens: wire.check, idToken };
  return subject ? { ...signedIn, subject } : signedIn;
}
