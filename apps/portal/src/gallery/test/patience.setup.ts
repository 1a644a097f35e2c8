/** What is loaded when it is first needed takes its time on a busy machine; one second is not a rule of the portal. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
