/** Whether eGIRO is offered beside what is owed: its accounts may set it up. Pages of bills provide it (S1 §5). */
import { createContext } from 'react';

/** null: not known yet. Where nobody provides it, the configuration alone decides. */
export const EgiroOfferContext = createContext<boolean | null>(true);
