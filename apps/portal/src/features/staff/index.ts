/** The door of the staff area: the pages of its queues. Loaded for staff alone. */
export { ApplicationsPage } from './applications.page.tsx';
export { PaymentsPage } from './payments/payments.page.tsx';
export { queuesQuery } from './queues.query.ts';
