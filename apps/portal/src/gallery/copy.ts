/** Words of the gallery, which only its makers see. */
export const copy = {
  title: 'Every state of every card',
  dark: 'dark',
  inDark: (address: string) => `${address}, dark`,
  crumbs: { bills: 'Bills', payNow: 'PayNow', howItWorks: 'How it works' },
} as const;
