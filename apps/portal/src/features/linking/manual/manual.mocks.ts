/** Typed builders of the way by hand for states and tests. */
import { exampleOf } from '../../../gallery/example.ts';
import type { CompanyApplication } from './application.query.ts';

const { application: received } = exampleOf('reg:companyApplication');
if (received === null) throw new Error('the example has no application');

export const mockReceived = (over: Partial<CompanyApplication> = {}): CompanyApplication => ({
  ...received,
  ...over,
});

export const mockApplication = (over: Partial<CompanyApplication> = {}): CompanyApplication =>
  mockReceived({ status: 'validated', reference: null, receivedAt: null, fileName: null, ...over });

export const mockPending = (over: Partial<CompanyApplication> = {}): CompanyApplication =>
  mockReceived({
    status: 'pending_document',
    note: 'The signature is missing.\nPlease send the form again with the signature of a director.',
    ...over,
  });

export const mockForm = (name = 'link-form-signed.pdf', bytes = 3_800_000): File =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
