/**
 * Events for whoever measures the portal: pushed to window.dataLayer, which is made if it is not there. An entry
 * holds a name, a result and a code of the catalogue with its text. There is no way to hand over anything else, so
 * no personal data, and nothing is kept anywhere but in the page's memory.
 */
import { type ErrorCode, errorCatalogue, textOfError } from '@portal/contract/errors';
import { NO_ANSWER, toApiError } from './api/api-error.ts';

export const analyticsEvents = [
  'login',
  'link_individual',
  'link_company',
  'email_verification',
  'change_password',
  'meter_reading',
  'egiro_setup',
  'egiro_termination',
  'forgot_email',
] as const;
export type AnalyticsEvent = (typeof analyticsEvents)[number];

type DataLayerEntry =
  | { readonly event: AnalyticsEvent; readonly result: 'Success' }
  | {
      readonly event: AnalyticsEvent;
      readonly result: 'Failure';
      /** A code that we do not know may hold anything: it becomes 'other'. */
      readonly code: ErrorCode | typeof NO_ANSWER;
      /** The catalogue's text of the code or a constant of the page, never the server's. */
      readonly message: string;
    };

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export function pushSuccess(event: AnalyticsEvent): void {
  push({ event, result: 'Success' });
}

/**
 * @param error what was thrown: only a code of the catalogue passes
 * @param ours what the page says where the catalogue has no words: a constant, which the compiler holds
 */
export function pushFailure<const Text extends string>(
  event: AnalyticsEvent,
  error: unknown,
  ours?: string extends Text ? never : Text,
): void {
  const { code: came } = toApiError(error);
  const code = isKnown(came) ? came : NO_ANSWER;
  const isWordless = code === NO_ANSWER || errorCatalogue[code].text === null;
  push({ event, result: 'Failure', code, message: isWordless && ours ? ours : textOfError(code) });
}

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

function push(entry: DataLayerEntry): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}
