/** Typed builders of the way by hand for states and tests. */
import type { CompanyApplication } from './application.query.ts';

export const mockApplication = (over: Partial<CompanyApplication> = {}): CompanyApplication => ({
  status: 'validated',
  accountNo: '8920031174',
  postalCode: '573968',
  uen: '201900042H',
  companyName: 'Sin Ming Baking Supplies Pte Ltd',
  name: 'Nur Aisyah Rahman',
  email: 'aisyah@sinmingbaking.example',
  mobileNumber: '90001122',
  reference: null,
  receivedAt: null,
  fileName: null,
  note: null,
  ...over,
});

const sent = {
  reference: 'LC-2611-0418',
  receivedAt: '2026-11-20T07:42:00.000Z',
  fileName: 'link-form-signed.pdf',
};

export const mockReceived = (over: Partial<CompanyApplication> = {}): CompanyApplication =>
  mockApplication({ status: 'in_progress', ...sent, ...over });

export const mockPending = (over: Partial<CompanyApplication> = {}): CompanyApplication =>
  mockApplication({
    status: 'pending_document',
    ...sent,
    note: 'The signature is missing.\nPlease send the form again with the signature of a director.',
    ...over,
  });

export const mockForm = (name = 'link-form-signed.pdf', bytes = 3_800_000): File =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
