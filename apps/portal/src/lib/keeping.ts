/** Whether what is shown may be saved or handed on: not where the device is everybody's. The shell says so; features ask. */
import { createContext } from 'react';

export const KeepingContext = createContext(true);
