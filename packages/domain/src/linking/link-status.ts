/**
 * Landing page of a customer by their link to utilities accounts: one function, used wherever a customer
 * is redirected. Knows no address and no screen.
 */

type LinkStatus = 'active' | 'in_progress' | 'pending_document';

/** As the specification writes them: words and short codes alike. */
const statusOf: ReadonlyMap<string, LinkStatus> = new Map([
  ['active', 'active'],
  ['in_progress', 'in_progress'],
  ['pending_document', 'pending_document'],
  ['A', 'active'],
  ['IP', 'in_progress'],
  ['PD', 'pending_document'],
]);

/**
 * `company-manual`: an open application of a company, with the step that it forces; `choice`: nothing is linked;
 * `individual`: linked, but not active; `under-review`: a registration that staff have not matched yet; `error`: any
 * other failure.
 */
export type LinkPlace = 'dashboard' | 'company-manual' | 'choice' | 'individual' | 'under-review' | 'error';

/** Result of the accounts call: a status with its type (I, C), or the code of the refusal. */
export type LinkAnswer =
  | { readonly status: string; readonly type?: string | undefined }
  | { readonly code: string };

/** S1 §4 'Link status routing', in the order in which its three rules are tried (readings §4). */
export function findLinkPlace(answer: LinkAnswer): LinkPlace {
  if ('code' in answer) return placeOfCode.get(answer.code) ?? 'error';
  const status = statusOf.get(answer.status);
  if (answer.type === 'C' && (status === 'in_progress' || status === 'pending_document'))
    return 'company-manual';
  return status === 'active' ? 'dashboard' : 'individual';
}

const placeOfCode: ReadonlyMap<string, LinkPlace> = new Map([
  ['account_in_progress', 'company-manual'],
  ['not_linked', 'choice'],
  ['account_not_found', 'under-review'],
]);
