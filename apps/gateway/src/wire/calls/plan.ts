/**
 * Decides for each key of a body, before anything runs, whether it may: known, once, allowed, well formed,
 * about the caller's own things, within budget. One key's fate never depends on another's, writes excepted.
 */
import type { WireError } from '@portal/contract/envelope';
import type { Switches } from '@portal/domain/availability/switches';
import type { VerifiedToken } from '../../identity/identity.ts';
import { buildContext, type Caller, switchesOnce } from '../callers/caller.ts';
import { assertOwned } from '../callers/claims.ts';
import { checkFeature } from '../callers/feature-check.ts';
import type { CallContext } from '../context.ts';
import type { TimeLeft } from '../deadline.ts';
import { subjectKey } from '../limits/caller-key.ts';
import type { KeyedInput } from '../read-body.ts';
import type { Wire } from '../wire.ts';
import { writesThatRun } from '../writes/write-group.ts';
import type { KeyedRequest } from './keyed-request.ts';
import type { GatewayOperation, PreparedCall } from './operation.ts';
import { Refusal, toGroupFailure } from './refusal.ts';
import { wireErrorOfThrown } from './unexpected.ts';

export interface Runnable {
  readonly key: string;
  readonly operation: GatewayOperation;
  readonly call: PreparedCall;
  readonly context: CallContext;
}

export type PlannedCall = Runnable | { readonly key: string; readonly refused: WireError };

export const isRunnable = (planned: PlannedCall): planned is Runnable => 'call' in planned;

export async function planCalls(
  wire: Wire,
  request: KeyedRequest,
  { caller, time }: Pick<Planning, 'caller' | 'time'>,
  inputs: readonly KeyedInput[],
): Promise<PlannedCall[]> {
  const mayWrite = writesThatRun(
    inputs.map(({ key }) => {
      const declared = wire.operations.get(key)?.declaration;
      return { key, effect: declared?.effect ?? 'read', group: declared?.group };
    }),
  );
  const switches = switchesOnce(wire, request.hostName);
  const planned: PlannedCall[] = [];
  // One after the other, so that the budget is spent in the order of the body.
  for (const input of inputs) {
    planned.push(await planOne({ wire, request, caller, time, mayWrite, switches }, input));
  }
  return withoutBrokenGroups(planned, mayWrite);
}

interface Planning {
  readonly wire: Wire;
  readonly request: KeyedRequest;
  readonly caller: Caller;
  readonly time: TimeLeft;
  readonly mayWrite: ReadonlySet<string>;
  switches(): Promise<Switches>;
}

async function planOne(planning: Planning, input: KeyedInput): Promise<PlannedCall> {
  try {
    return await planning.time.forRead(() => admitOne(planning, input));
  } catch (error) {
    return { key: input.key, refused: wireErrorOfThrown(error, planning.request.log, input.key) };
  }
}

/** @throws Refusal when the call may not run */
async function admitOne(
  { wire, request, caller, mayWrite, switches }: Planning,
  { key, input, duplicate, hasNul }: KeyedInput,
): Promise<Runnable> {
  // Asking costs, whatever the answer: who tries what is not theirs runs dry, before anything is looked up.
  spend(wire, caller.token, 1);
  if (duplicate) throw new Refusal('SK_BODY_1001');
  const operation = wire.operations.get(key);
  if (!operation) throw new Refusal('SK_OPERATION_1001');
  if (operation.declaration.effect === 'write' && !mayWrite.has(key)) throw new Refusal('SK_GROUP_1001');
  const admission = await caller.admit(operation.access, operation.viewers !== null);
  if (hasNul) throw new Refusal('SK_INPUT_1001');
  const call = operation.prepare(input);
  const { token } = admission;
  const subject = admission.subject && (await caller.nameSubAccounts(admission.subject, call.claims));
  assertOwned(subject, call.claims);
  spend(wire, token, call.cost - 1);
  if (operation.feature) await checkFeature(wire.db, operation.feature, { switches, subject }, call.claims);
  return { key, operation, call, context: buildContext(wire, request, { token, subject }, switches) };
}

/** Charges a signed-in caller; others were charged by address, for the whole body. @throws Refusal SK_LIMIT_1001 */
function spend(wire: Wire, token: VerifiedToken | null, cost: number): void {
  if (token && !wire.limits.subject.take(subjectKey(token), cost)) throw new Refusal('SK_LIMIT_1001');
}

/** Writes that belong together happen together: when one of them may not run, none does. */
function withoutBrokenGroups(planned: readonly PlannedCall[], mayWrite: ReadonlySet<string>): PlannedCall[] {
  const broken = planned.some((one) => mayWrite.has(one.key) && !isRunnable(one));
  if (!broken) return [...planned];
  return planned.map((one) =>
    isRunnable(one) && mayWrite.has(one.key) ? { key: one.key, refused: toGroupFailure(one.operation) } : one,
  );
}
