/** REST calls of linking: a person, a company of the registry, a company by hand with its signed form (S1 §7). */
import {
  companyForm,
  linkCompanyManual,
  linkCompanyManualParams,
  linkCompanyMyInfo,
  linkIndividual,
} from '@portal/contract/linking/linking.rest';
import { Refusal } from '../../wire/calls/refusal.ts';
import { subjectKey } from '../../wire/limits/caller-key.ts';
import { defineRest, type GatewayRestCall, noResources } from '../../wire/rest/define-rest.ts';
import { acceptUploads, inUploadPlace, missingFile, readFields, readUpload } from '../uploads/public.ts';
import { rejectBeforeBody } from './application/before-upload.ts';
import { makeForm } from './application/form-to-sign.ts';
import { type SendDeps, sendApplication, signedForm } from './application/send-application.ts';
import { companyLink, linkRetrieved } from './company-identity.ts';
import { individualLink, linkProven } from './individual.ts';

/** An office shares one address; who guesses is stopped by what is judged, long before. */
const link = { perMinute: 120, bodyBytes: 4096 };
/** A form is sent seldom; an office shares one address. */
const FORMS_PER_MINUTE = 60;

// The details of an account prove who its holder is: it is not the caller's yet.
export const linkingRest = (deps: SendDeps): readonly GatewayRestCall[] => [
  defineRest(linkIndividual, {
    ...link,
    resources: noResources,
    handle: (context, { body }, { write }) =>
      write(individualLink(context, body), (tx, trace, proven) =>
        linkProven(tx, trace, context, proven, body),
      ),
  }),
  defineRest(linkCompanyMyInfo, {
    ...link,
    resources: noResources,
    handle: (context, { body }, { write }) =>
      write(companyLink(context, body), (tx, trace) => linkRetrieved(tx, trace, context, body)),
  }),
  defineRest(linkCompanyManual, {
    perMinute: FORMS_PER_MINUTE,
    // Four megabytes are read, taken apart and scanned.
    cost: 20,
    resources: noResources,
    setUp: acceptUploads,
    async handle(context, _input, { request, write, beforeFile }) {
      const refusal = await beforeFile(() => rejectBeforeBody(context, request));
      return inUploadPlace(request, subjectKey(context.token), async (leaving) => {
        if (refusal !== null) {
          const upload = await readUpload(request, leaving).catch(() => null);
          throw upload?.file === null ? missingFile(signedForm) : new Refusal(refusal);
        }
        const { fields, file } = await readUpload(request, leaving);
        if (file === null) throw missingFile(signedForm);
        return sendApplication(deps, write, context, {
          params: readFields(linkCompanyManualParams, fields),
          file,
        });
      });
    },
  }),
  defineRest(companyForm, {
    perMinute: FORMS_PER_MINUTE,
    cost: 10,
    handle: makeForm,
  }),
];
