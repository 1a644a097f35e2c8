/** The door of linking: the pages that lead a person to their own accounts. */
export { ChoicePage } from './choice.page.tsx';
export { CompanyCallbackPage, type CompanyCallbackSteps } from './company-callback.page.tsx';
export { CompanyStartPage } from './company-start.page.tsx';
export { IndividualPage } from './individual.page.tsx';
export type { LinkSource } from './link.request.ts';
export { CompanyManualPage } from './manual/company-manual.page.tsx';
export type { RegistryReturn } from './retrieval.ts';
