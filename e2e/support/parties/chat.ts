/** The live chat covers nothing of the page, wherever the page is scrolled to. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const script = readFileSync(new URL('../in-page/beneath-chat.js', import.meta.url), 'utf8');

/** @returns what the chat's launcher lies on, by tag and class; empty where there is none */
export const beneathChat = (page: Page): Promise<string[]> => page.evaluate<string[]>(script);
