/** Sends an officer's decision about an application, once. */
import type { Input } from '@portal/contract';
import { useDecision } from '../queue/use-decision.ts';
import type { Application } from './application.ts';
import { copy } from './copy.ts';

export type Decision = Extract<Input<'staff:decide'>, { queue: 'linkApplications' }>['decision'];

export interface Decide {
  readonly busy: boolean;
  /** Failure in the words of its code, or null. */
  readonly failure: string | null;
  submit(decision: Decision, note: string): void;
}

interface DecisionInput {
  readonly decision: Decision;
  readonly note: string;
}

/** Codes after which this application is another one than was shown. */
const overtaken: ReadonlySet<string> = new Set([
  'SK_STAFF_1001',
  'SK_STAFF_1002',
  'SK_STAFF_1005',
  'SK_ACCESS_1001',
]);

export function useDecide(application: Application, onDone: () => void): Decide {
  const { itemId, companyName } = application;
  const { documentNo } = application.document;
  const { busy, failure, submit } = useDecision<DecisionInput>({
    inputOf({ decision, note }) {
      const input = { itemId, documentNo, decision, ...(note ? { note } : {}) };
      return { queue: 'linkApplications', ...input };
    },
    overtaken,
    itemId,
    queue: 'linkApplications',
    toast: ({ decision }) => copy.done[decision](companyName),
    onDone,
  });
  return { busy, failure, submit: (decision, note) => submit({ decision, note }) };
}
