/** The form to sign, for the company that the person has validated or applied for. */
import { toSgDay } from '@portal/domain/sg-time';
import { drawnApart } from '../../../pdf/draw-apart.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { loadProfile, ownApplication } from './application.ts';
import type { companyForm } from './company-form.ts';

const drawForm = drawnApart<typeof companyForm>(new URL('./company-form.ts', import.meta.url), 'companyForm');

export interface FormToSign {
  readonly name: string;
  readonly type: 'application/pdf';
  readonly content: Buffer;
}

/** @throws Refusal SK_ACCESS_1001 when there is nothing to sign for */
export async function makeForm(context: SubjectContext): Promise<FormToSign> {
  const application = await ownApplication(context);
  if (!application) throw new Refusal('SK_ACCESS_1001');
  const { companyName, uen, accountNo, postalCode } = application;
  const { name, email } = await loadProfile(context);
  const content = await drawForm(context, {
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
