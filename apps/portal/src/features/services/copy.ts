/** Words of the page of all services; names of the services are those of the menu. */
export const copy = {
  title: 'Services',
  waiting: 'Waiting for you',
  newTab: 'Opens in a new tab',
} as const;
