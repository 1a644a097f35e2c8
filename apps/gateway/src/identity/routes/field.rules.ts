/** Validation of the identity pages' fields, with the field of each fault. Stores nothing. */
import { findEmailProblem } from '@portal/domain/email-address';
import * as copy from '../pages/copy.ts';
import type { PageFault } from '../pages/layout.ts';
import type { SignUpValues } from '../pages/sign-up.page.ts';
import { faultOfPassword } from '../passwords/password.rules.ts';

const NAME_MAX = 100;
// A name is words: no digits (S3 §5.2), nothing that makes an address, a tag or a new line.
const NAME = /^[^\d<>@/:\\\p{C}]+$/u;
const MOBILE = /^[9863]\d{7}$/;

export function emailFault(
  email: string,
  field = 'email',
  label: string = copy.labels.email,
): PageFault | null {
  switch (findEmailProblem(email)) {
    case 'empty':
      return { field, text: copy.required(label) };
    case 'long':
      return { field, text: copy.faults.emailLong };
    case 'form':
      return { field, text: copy.faults.email };
    default:
      return null;
  }
}

function nameFault(name: string): PageFault | null {
  const field = 'name';
  if (name === '') return { field, text: copy.required(copy.labels.name) };
  if (name.length > NAME_MAX) return { field, text: copy.faults.nameLong };
  return NAME.test(name) ? null : { field, text: copy.faults.name };
}

/** @param mobile as mobileDigits gives it */
export function mobileFault(mobile: string, label: string = copy.labels.mobile): PageFault | null {
  const field = 'mobile';
  if (mobile === '') return { field, text: copy.required(label) };
  if (!/^\d{8}$/.test(mobile)) return { field, text: copy.faults.mobileLength };
  return MOBILE.test(mobile) ? null : { field, text: copy.faults.mobile };
}

export function passwordFault(
  password: string,
  email: string,
  label: string = copy.labels.password,
): PageFault | null {
  const field = 'password';
  if (password === '') return { field, text: copy.required(label) };
  const fault = faultOfPassword(password, email);
  return fault && { field, text: copy.faults[fault] };
}

/** Digits as people write them: '9123 4417', '+65 9123-4417'. */
export const mobileDigits = (typed: string): string =>
  typed.replace(/[\s-]/g, '').replace(/^\+?65(?=\d{8}$)/, '');

export function signUpFaults(values: SignUpValues, password: string): PageFault[] {
  return [
    nameFault(values.name),
    emailFault(values.email),
    mobileFault(mobileDigits(values.mobile)),
    passwordFault(password, values.email),
    values.terms ? null : { field: 'terms', text: copy.faults.terms },
  ].filter((fault) => fault !== null);
}
