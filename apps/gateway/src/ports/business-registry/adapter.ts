/** What a version of the registry's protocol does. Whose flow it is, and whether it may go on, is not its matter. */
import type { RegisteredCompany, RegistryStart } from './port.ts';

/** Kept until the answer comes. */
type FlowSecrets = Readonly<Record<string, unknown>>;

export interface RegistryAdapter {
  readonly protocol: 'v2' | 'v3';
  /** @throws RegistryError */
  begin(asked: {
    readonly state: string;
    readonly purpose: string;
  }): Promise<RegistryStart & { readonly secrets: FlowSecrets }>;
  /**
   * @param secrets what `begin` gave, read back
   * @throws RegistryError
   */
  retrieve(answer: {
    readonly state: string;
    readonly code: string;
    readonly iss: string | undefined;
    readonly secrets: unknown;
  }): Promise<RegisteredCompany>;
}
