/**
 * A write that goes on at the bank: in this window, or in one of its own, which is opened within the press as browsers
 * demand, while this one shows the waiting page. The bank's window gets no hold on this one.
 */
import type { GiroProperty } from '@portal/domain/giro/giro-request';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { pushFailure } from '../../lib/analytics.ts';
import type { ApiError } from '../../lib/api/api-error.ts';
import { useAction } from '../../ui/use-action.ts';
import { type AtBank, giroChanges, isGiroOutOfDate } from './giro.query.ts';
import { useGiroPaths } from './paths.ts';

/** Names of the measured results. */
export const giroEvents = { setup: 'egiro_setup', termination: 'egiro_termination' } as const;

const SHAPE = 'popup,width=480,height=760';

interface AtBankOptions<Input> {
  readonly property: GiroProperty;
  /** Leads this window to the bank; null: the bank opens apart. */
  readonly leaveFor: ((address: string) => void) | null;
  send(input: Input, idempotencyKey: string): Promise<AtBank>;
  describeFailure?(error: ApiError): string | null;
  onFailure?(error: ApiError): void;
}

export function useAtBank<Input>(options: AtBankOptions<Input>) {
  const { property, leaveFor, send } = options;
  const paths = useGiroPaths();
  const client = useQueryClient();
  const navigate = useNavigate();
  const apart = useRef<Window | null>(null);
  const action = useAction<Input, AtBank>({
    send,
    // On the way out nothing is asked again: an account that now has a request would turn the page into another.
    invalidates: leaveFor === null ? giroChanges : [],
    leavesPage: leaveFor !== null,
    ...(options.describeFailure && { describeFailure: options.describeFailure }),
    onFailure: (error) => {
      apart.current?.close();
      pushFailure(giroEvents[property], error);
      if (isGiroOutOfDate(error))
        for (const queryKey of giroChanges) void client.invalidateQueries({ queryKey });
      options.onFailure?.(error);
    },
    onDone: ({ address, ...search }) => {
      if (leaveFor) return leaveFor(address);
      // Where the browser opened none, the page of the result leads on to the bank.
      const to = apart.current ? paths.session(property) : paths.status;
      leadTo(apart.current, address);
      void navigate({ to, search });
    },
  });
  return {
    ...action,
    run: (input: Input) => {
      if (leaveFor === null && !action.busy) apart.current = window.open('', '_blank', SHAPE);
      return action.run(input);
    },
  };
}

function leadTo(bank: Window | null, address: string): void {
  if (!bank) return;
  bank.opener = null;
  bank.location.replace(address);
}
