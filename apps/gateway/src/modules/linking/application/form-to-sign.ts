/** The form to sign, for the company that the person has validated or applied for. */
import type { Readable } from 'node:stream';
import { toSgDay } from '@portal/domain/sg-time';
import { Refusal } from '../../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { loadProfile, ownApplication } from './application.ts';
import { companyForm } from './company-form.ts';

export interface FormToSign {
  readonly name: string;
  readonly type: 'application/pdf';
  readonly content: Readable;
}

/** @throws Refusal SK_ACCESS_1001 when there is nothing to sign for */
export async function makeForm(context: SubjectContext): Promise<FormToSign> {
  const application = await ownApplication(context);
  if (!application) throw new Refusal('SK_ACCESS_1001');
  const { companyName, uen, accountNo, postalCode } = application;
  const { name, email } = await loadProfile(context);
  const content = companyForm({
    companyName,
    uen,
    accountNo,
    postalCode,
    applicantName: name,
    applicantEmail: email,
    day: toSgDay(context.clock.now()),
  });
  return { name: formFileName(uen), type: 'application/pdf', content };
}

/** 'link-form-201900042H.pdf' */
const formFileName = (uen: string): string => `link-form-${uen.replace(/[^0-9A-Z]+/g, '-')}.pdf`;
