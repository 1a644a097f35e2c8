/** Words that shared parts say by themselves. */
export const copy = {
  newTab: ' (opens in a new tab)',
  breadcrumbs: 'Breadcrumb',
  problem: 'There is a problem',
} as const;
