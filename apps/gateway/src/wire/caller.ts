/**
 * Establishes who is calling, each step at most once per request and only when a key needs it: the token's
 * verdict, then the subject with everything that is theirs.
 */
import type { WireError } from '@portal/contract/envelope';
import { sgDayOf } from '@portal/domain/sg-time';
import type { VerifiedToken } from '../identity/identity.ts';
import { type Access, type Bearer, needsSubject, refusalOfBearer, refusalOfSubject } from './access.ts';
import type { KeyedRequest } from './keyed-request.ts';
import { wireErrorOf } from './refusal.ts';
import { resolveSubject } from './subject.store.ts';
import type { Subject } from './subject.ts';
import { wireErrorOfThrown } from './unexpected.ts';
import type { Wire } from './wire.ts';

type Admission =
  | { readonly ok: true; readonly token: VerifiedToken | null; readonly subject: Subject | null }
  | { readonly ok: false; readonly error: WireError };

export interface Caller {
  /** null: no good token. */
  readonly token: VerifiedToken | null;
  /** Whether an operation of this access may be tried at all. */
  admit(access: Access): Promise<Admission>;
}

const no = (error: WireError): Admission => ({ ok: false, error });

export async function establishCaller(wire: Wire, request: KeyedRequest): Promise<Caller> {
  let bearer: Bearer = null;
  let broken: WireError | null = null;
  try {
    if (request.accessToken !== null) bearer = await wire.check.verifyAccess(request.accessToken);
  } catch (error) {
    // The issuer's keys cannot be had: nobody can be known, but what is public still answers.
    broken = wireErrorOfThrown(error, request.log, 'token check');
  }
  const token = bearer?.ok ? bearer.token : null;
  let resolving: Promise<Subject> | undefined;
  const subjectOnce = (verified: VerifiedToken): Promise<Subject> => {
    resolving ??= resolveSubject(wire.db, verified, sgDayOf(wire.clock.now()));
    return resolving;
  };

  async function admit(access: Access): Promise<Admission> {
    if (access === 'public') return { ok: true, token, subject: null };
    if (broken) return no(broken);
    const refused = refusalOfBearer(access, bearer);
    if (refused !== null || token === null) return no(wireErrorOf(refused ?? 'SK_SEC_1000'));
    if (!needsSubject(access)) return { ok: true, token, subject: null };
    try {
      const subject = await subjectOnce(token);
      const code = refusalOfSubject(access, subject, token);
      return code === null ? { ok: true, token, subject } : no(wireErrorOf(code));
    } catch (error) {
      return no(wireErrorOfThrown(error, request.log, 'subject'));
    }
  }
  return { token, admit };
}
