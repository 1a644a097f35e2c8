/** The acknowledgement of a request, as a file. */
import { restPaths } from '../http.ts';
import { rest } from '../rest-call.ts';
import { requestDownload } from './requests.contract.ts';

export const requestFile = rest({
  method: 'post',
  path: restPaths.requestDownload,
  summary: 'The acknowledgement of a request as a PDF',
  caller: 'holder',
  effect: 'read',
  input: { body: requestDownload },
  output: { kind: 'file', contentType: 'application/pdf' },
  errors: [],
  examples: [{ input: { body: { requestId: 'PA-2611-1001' } } }],
});
