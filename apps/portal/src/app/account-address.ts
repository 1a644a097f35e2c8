/** The address that a page of an account state has: two spellings of one page are one. */
interface Page {
  readonly to: string;
  readonly params?: { readonly state: string };
}

/** '/not-active' is the state 'not-active' by its short name. */
export function addressOf({ to, params }: Page): string {
  const address = params ? to.replace('$state', params.state) : to;
  return address === '/not-active/not-active' ? '/not-active' : address;
}
