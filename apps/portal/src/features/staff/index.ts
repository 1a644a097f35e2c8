/** The door of the staff area: the page of applications. Loaded for staff alone. */
export { ApplicationsPage } from './applications.page.tsx';
