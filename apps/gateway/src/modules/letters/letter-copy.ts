/** Words of the frame of every letter; those of each kind stand in letter-kinds.ts. */
export const letterCopy = {
  title: (name: string, account: string) => `${name}, account ${account}`,
  heading: (name: string, account: string) => `${name}, account ${account}`,
  salutation: (name: string) => `Dear ${name}`,
  closing: (provider: string, helpline: string) => ['Yours sincerely', provider, `Helpline ${helpline}`],
};
