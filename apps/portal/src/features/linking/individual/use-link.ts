/**
 * Sends what links: one at a time however often it is pressed, a repeat of a lost try under its own key (T14). Tells
 * the measuring of the portal how it went.
 */
import { useRef, useState } from 'react';
import { type AnalyticsEvent, pushFailure, pushSuccess } from '../../../lib/analytics.ts';
import { type Attempts, createAttempts } from '../../../lib/api/attempts.ts';
import { copy } from '../copy.ts';
import { leadsElsewhere } from '../link-failure.ts';

interface LinkSteps<Details> {
  readonly event: Extract<AnalyticsEvent, 'link_individual' | 'link_company'>;
  request(details: Details, idempotencyKey: string): Promise<void>;
  /** It is linked: the way on. */
  onLinked(): void;
  /** The account is known to be elsewhere: its status leads on. */
  onElsewhere(): void;
}

export interface Link<Details> {
  /** Also after a success, while the page still stands. */
  readonly busy: boolean;
  /** @returns what went wrong; null: nothing, or it is under way already */
  send(details: Details): Promise<unknown>;
}

export function useLink<Details>(steps: LinkSteps<Details>): Link<Details> {
  const [attempts] = useState<Attempts>(createAttempts);
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function send(details: Details): Promise<unknown> {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await attempts.run(details, (key) => steps.request(details, key));
    } catch (error) {
      isUnderWay.current = false;
      setBusy(false);
      pushFailure(steps.event, error, copy.linkFailed);
      if (leadsElsewhere(error)) steps.onElsewhere();
      return error;
    }
    pushSuccess(steps.event);
    steps.onLinked();
    return null;
  }
  return { busy, send };
}
