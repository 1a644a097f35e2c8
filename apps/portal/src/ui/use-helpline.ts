/** The helpline of this installation; until the configuration is here, and in prerendered pages, the usual one. */
import { useConfig } from '../lib/use-config.ts';

const USUAL = '1800-2222-333';

export function useHelpline(): string {
  return useConfig()?.helpline ?? USUAL;
}

/** Where a press on the number leads: the telephone, spaces and hyphens left out. */
export function telephoneLink(helpline: string): string {
  return `tel:${helpline.replace(/[^+\d]/g, '')}`;
}
