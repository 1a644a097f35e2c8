/** Applications of companies as rows, with the form that came with each. */
import { createHash } from 'node:crypto';
import { TERMS_VERSION } from '@portal/contract/linking/terms';
import { addDays, formatDay, instantText, startOfSgDay, toMonth, toSgDay } from '@portal/domain/sg-time';
import { signedForm } from '../applications/signed-form.ts';
import type { WorldApplication } from '../applications/world-applications.ts';
import type { Row } from './bulk-insert.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FILLING_IN = 4 * MINUTE;
/** A form is signed two days before it is sent. */
const SIGNED_DAYS_BEFORE = 2;

interface Times {
  readonly received: number;
  readonly decided: number | null;
}

function toTimes({ minutesAgo, decision }: WorldApplication, now: number): Times {
  const hour = Math.floor(now / HOUR) * HOUR;
  const received = hour - minutesAgo * MINUTE;
  if (decision === null) return { received, decided: null };
  const decided = hour - decision.minutesAgo * MINUTE;
  return { received, decided: decision.isToday ? Math.max(decided, startOfSgDay(toSgDay(now))) : decided };
}

/** 'LC-2611-0418': the month it came in, and its number. */
function makeReference(no: number, received: number): string {
  const [year = '', month = ''] = toMonth(toSgDay(received)).split('-');
  return `LC-${year.slice(2)}${month}-${String(no).padStart(4, '0')}`;
}

/** The same in every world, and not secret. */
const makeFileId = ({ no }: WorldApplication): string =>
  createHash('sha256').update(`demo file ${no}`).digest('base64url').slice(0, 32);

export function applicationRow(application: WorldApplication, now: number): Row {
  const { received, decided } = toTimes(application, now);
  const { decision, applicant, account } = application;
  return {
    customerId: application.customerId,
    applicationNo: application.no,
    reference: makeReference(application.no, received),
    status: application.status,
    accountId: account.id,
    uen: application.uen,
    postalCode: account.premises.postalCode,
    companyName: application.company,
    applicantName: applicant.name,
    applicantEmail: applicant.email,
    applicantMobile: applicant.mobile,
    source: application.source,
    termsVersion: TERMS_VERSION,
    fileId: makeFileId(application),
    documentSha256: createHash('sha256').update(makeForm(application, received)).digest('hex'),
    documentNo: application.documentNo,
    kindBefore: 'I',
    linkStatusBefore: 'not_linked',
    validatedAt: instantText(received - FILLING_IN),
    receivedAt: instantText(received),
    decidedAt: decided === null ? null : instantText(decided),
    decision: decision?.kind ?? null,
    decidedBy: decision?.by ?? null,
    note: decision?.note ?? null,
  };
}

const makeForm = (application: WorldApplication, received: number): Buffer =>
  signedForm({
    company: application.company,
    uen: application.uen,
    accountNo: application.account.no,
    person: application.applicant.name,
    day: formatDay(addDays(toSgDay(received), -SIGNED_DAYS_BEFORE)),
  });

export function fileRow(application: WorldApplication, now: number): Row {
  const { received } = toTimes(application, now);
  const bytes = makeForm(application, received);
  return {
    customerId: application.customerId,
    fileId: makeFileId(application),
    name: 'link-form-signed.pdf',
    type: 'application/pdf',
    bytes: `\\x${bytes.toString('hex')}`,
    pages: 1,
    state: 'kept',
    createdAt: instantText(received),
  };
}
