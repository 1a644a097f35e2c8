/**
 * Text of the welcome popup for the errorCode of the address. Text from an address is never shown: only what
 * has the form of a code (threat T4).
 */
import { copy } from './copy.ts';

const CODE = /^[A-Za-z0-9_]{1,40}$/;

export function welcomeError(errorCode: string): { title: string; text: string } {
  if (errorCode === 'no_active_utilities_account') return copy.noActiveAccount;
  const isCode = CODE.test(errorCode) && errorCode !== 'other';
  return { title: copy.errorTitle, text: isCode ? errorCode : copy.networkError };
}
