export const copy = {
  show: (title: string) => `Show ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  hide: (title: string) => `Hide ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  none: 'None',
  change: 'Change',
  changeOf: (label: string) => `Change: ${label}`,
  draftKept: 'What you enter is kept until you log out or close this tab.',
} as const;
