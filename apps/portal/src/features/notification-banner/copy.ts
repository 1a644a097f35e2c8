/** Words of the notification banner; what it says comes from the utility. */
export const copy = {
  name: 'Notice',
} as const;
