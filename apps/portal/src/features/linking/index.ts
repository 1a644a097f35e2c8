/** Entry of linking: the pages that lead a person to their own accounts. */
export { ChoicePage } from './choice/choice.page.tsx';
export { CompanyCallbackPage, type CompanyCallbackSteps } from './company/company-callback.page.tsx';
export { CompanyStartPage } from './company/company-start.page.tsx';
export type { RegistryReturn } from './company/retrieval.ts';
export { IndividualPage } from './individual/individual.page.tsx';
export { CompanyManualPage } from './manual/company-manual.page.tsx';
