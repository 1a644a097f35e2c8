/** Code that is loaded on demand takes its time on a busy machine; one second is not a rule of the portal. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
