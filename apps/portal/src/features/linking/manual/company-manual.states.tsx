/** States of /link-account/company/manual: both steps, what is refused in each, the upload, what was received. */
import { appear } from '../../../gallery/interactions.ts';
import { defineStates, type RestAnswer } from '../../../gallery/state.ts';
import { KeepingContext } from '../../../lib/keeping.ts';
import type { CompanyApplication } from './application.query.ts';
import type { CompanyManualProps } from './company-manual.page.tsx';
import {
  chooseForm,
  getForm,
  leaveUen,
  pressSubmit,
  sendDetails,
  submitForm,
} from './manual.interactions.ts';
import { mockApplication, mockForm, mockPending, mockReceived } from './manual.mocks.ts';
import { ApplicationState } from './standing.mocks.tsx';

const page = (over: Partial<Omit<CompanyManualProps, 'place'>> = {}) => <ApplicationState {...over} />;
const render = () => page();
const knowing = (application: CompanyApplication | null) => ({
  'reg:companyApplication': { data: { application } },
});
const nobody = knowing(null);
const validated = knowing(mockApplication());
const summary = (element: HTMLElement) => appear(() => element.querySelector('.error-summary'));

const refusedDetails = (about: string, error: string) => ({
  about,
  answers: { ...nobody, 'reg:validateCustomerDetails': { error } },
  render,
  act: async (element: HTMLElement) => {
    await sendDetails()(element);
    await summary(element);
  },
});
const sent = (about: string, linkCompanyManual: RestAnswer) => ({
  about,
  answers: validated,
  rest: { linkCompanyManual },
  render,
  act: submitForm,
});
const refusedForm = (about: string, answer: RestAnswer) => ({
  ...sent(about, answer),
  act: async (element: HTMLElement) => {
    await submitForm(element);
    await summary(element);
  },
});

export const states = defineStates({
  ready: { about: 'step 1, nothing is typed', answers: nobody, render },
  detailsEmpty: {
    about: 'step 1, sent with nothing typed',
    answers: nobody,
    render,
    act: sendDetails({ accountNo: '', postal: '', identification: '' }),
  },
  detailsWrong: {
    about: 'step 1, each field is wrong in its own way',
    answers: nobody,
    render,
    act: sendDetails({ accountNo: '89200', postal: '5739a8', identification: '201900042H201900' }),
  },
  detailsHint: {
    about: 'step 1, the check letter of the UEN is wrong',
    answers: nobody,
    render,
    act: leaveUen,
  },
  detailsSending: {
    about: 'step 1, on its way',
    answers: { ...nobody, 'reg:validateCustomerDetails': { delay: 'infinite' } },
    render,
    act: sendDetails(),
  },
  detailsRefused: refusedDetails('step 1, the three do not belong together', 'SK_LINK_1001'),
  detailsTooOften: refusedDetails('step 1, tried too many times', 'SK_LIMIT_1001'),
  detailsLinked: refusedDetails('step 1, the person has accounts already', 'SK_LINK_1002'),
  registryFailed: {
    about: 'step 1 after MyInfo Business failed',
    answers: nobody,
    render: () => page({ hasRegistryFailed: true }),
  },
  document: { about: 'step 2, nothing is chosen', answers: validated, render },
  documentLong: {
    about: 'step 2, long names of a company, a person, an address and a file',
    answers: knowing(
      mockApplication({
        companyName:
          'Sin Ming Industrial Baking Supplies and Confectionery Equipment Wholesale (Singapore) Pte Ltd',
        email: 'nur.aisyah.binte.abdul.rahman.of.accounts@sinmingbakingsupplies.example',
      }),
    ),
    render,
    act: chooseForm(() => mockForm(`${'signed-form-of-the-company-'.repeat(4)}.pdf`, 812_400)),
  },
  documentChosen: { about: 'step 2, a file is chosen', answers: validated, render, act: chooseForm() },
  documentTooLarge: {
    about: 'step 2, one byte too many',
    answers: validated,
    render,
    act: chooseForm(() => mockForm('link-form-signed.pdf', 4_000_001)),
  },
  documentWrongType: {
    about: 'step 2, a file of another type',
    answers: validated,
    render,
    act: chooseForm(() => mockForm('link-form-signed.docx', 21_000)),
  },
  documentMissing: {
    about: 'step 2, sent with nothing chosen and nothing ticked',
    answers: validated,
    render,
    act: pressSubmit,
  },
  documentTermsMissing: {
    about: 'step 2, sent without the tick',
    answers: validated,
    render,
    act: async (element) => {
      await chooseForm()(element);
      await pressSubmit(element);
    },
  },
  uploading: sent('step 2, 68 percent are sent', { delay: 'infinite', sent: 0.68 }),
  checking: sent('step 2, all is sent, the answer is awaited', { delay: 'infinite', sent: 1 }),
  cut: refusedForm('step 2, the network is gone', { isCut: true }),
  refusedByScan: refusedForm('step 2, the file is not what it says', { error: 'SK_FILE_1003' }),
  documentRefused: refusedForm('step 2, the details hold no more', { error: 'SK_LINK_1001' }),
  formFailed: {
    about: 'step 2, the form to sign could not be had',
    answers: validated,
    rest: { companyForm: { error: 'SK_UNKNOWN_1001' } },
    render,
    act: getForm,
  },
  documentRegistryFailed: {
    about: 'step 2 after another try with MyInfo Business failed',
    answers: validated,
    render: () => page({ hasRegistryFailed: true }),
  },
  documentKiosk: {
    about: 'step 2 on a kiosk, which saves no form',
    answers: validated,
    render: () => <KeepingContext value={false}>{render()}</KeepingContext>,
  },
  pendingDocument: {
    about: 'staff ask for another form: no way back, none out',
    answers: knowing(mockPending()),
    render,
  },
  received: { about: 'it has arrived', answers: knowing(mockReceived()), render },
  loading: {
    about: 'what is known has not come',
    answers: { 'reg:companyApplication': { delay: 'infinite' } },
    render,
  },
  failed: {
    about: 'what is known could not be had',
    answers: { 'reg:companyApplication': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
});
