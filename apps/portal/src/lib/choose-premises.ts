/** Opens the choice of premises in the bar of the page; null: the page has no bar, or there is one premises alone. */
import { createContext } from 'react';

export const ChoosePremisesContext = createContext<(() => void) | null>(null);
