/** Entry of the page of all services. */
export { ServicesPage } from './services.page.tsx';
