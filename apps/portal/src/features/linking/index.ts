/** The door of linking: the pages that lead a person to their own accounts. */
export { IndividualPage } from './individual.page.tsx';
