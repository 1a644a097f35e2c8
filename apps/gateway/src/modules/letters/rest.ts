/** REST calls of letters: the PDF (S2 §7). */
import { letterDownload } from '@portal/contract/letters/letters.rest';
import { checkedByHandler, defineRest } from '../../wire/rest/define-rest.ts';
import { letterFile } from './service.ts';

export const lettersRest = [
  defineRest(letterDownload, {
    feature: 'letters',
    perMinute: 240,
    bodyBytes: 4096,
    // A page is drawn, as a bill's is.
    cost: 20,
    resources: checkedByHandler,
    handle: (context, { body }) => letterFile(context, body.encryptedDocId),
  }),
];
