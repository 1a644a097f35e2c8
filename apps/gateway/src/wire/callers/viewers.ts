/**
 * Calls that are open to people who were invited to see a premises, and what is written down of each look. The look is
 * stored while the call runs, and no answer leaves before it is.
 */
import { type SgDay, type SgMonth, toSgDay } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import type { DelegateLookTable } from '../../db/tables/delegates.ts';
import { type Claim, listNamed } from './claims.ts';
import { addLooks } from './look.store.ts';
import type { OwnedAccount, Subject } from './subject.ts';

export type LookKind = DelegateLookTable['kind'];

/**
 * The page that the holder reads of in the activity; null: the call shows nothing but the premises themselves, or the
 * viewer's own. `byHandler`: the input names no account, so the handler records the look with `recordLooks`.
 */
export interface ViewersRule {
  readonly look: LookKind | null;
  readonly byHandler?: true;
}

export interface Look {
  readonly accountId: number;
  readonly delegateId: number;
  readonly kind: LookKind;
  /** Of the bill that was looked at. */
  readonly months: readonly SgMonth[];
}

/** The looks of a call at accounts of others, by what its input names. */
export function listLooks(
  rule: ViewersRule | null,
  subject: Subject | null,
  claims: readonly Claim[],
): readonly Look[] {
  if (!rule?.look || rule.byHandler || !subject) return [];
  return toLooks(
    rule.look,
    claims.flatMap((claim) => listNamed(subject, claim)),
  );
}

const toLooks = (
  kind: LookKind,
  accounts: readonly OwnedAccount[],
  months: readonly SgMonth[] = [],
): Look[] =>
  accounts.flatMap(({ accountId, shared }) =>
    shared === null ? [] : [{ accountId, delegateId: shared.delegateId, kind, months }],
  );

interface Viewing {
  readonly db: Db;
  readonly clock: { now(): number };
  readonly subject: Subject;
}

/** For handlers of calls whose input names no account. Own accounts are passed over. */
export const recordLooks = (
  viewing: Viewing,
  kind: LookKind,
  accounts: readonly OwnedAccount[],
  months: readonly SgMonth[] = [],
) => storeLooks(viewing, toLooks(kind, accounts, months));

/** Looks of one request, in one statement. */
export async function storeLooks({ db, clock, subject }: Viewing, looks: readonly Look[]): Promise<void> {
  const viewerId = subject.customer?.customerId;
  if (looks.length === 0 || viewerId === undefined) return;
  const at = clock.now();
  const day: SgDay = toSgDay(at);
  const each = new Map(looks.map((look) => [`${look.accountId} ${look.kind}`, look]));
  // In one order, so that two requests of a person never wait for each other in a circle.
  const rows = [...each.values()].toSorted(
    (a, b) => a.accountId - b.accountId || a.kind.localeCompare(b.kind),
  );
  await addLooks(
    db,
    rows.map((look) => ({ ...look, viewerId, day, at })),
  );
}
