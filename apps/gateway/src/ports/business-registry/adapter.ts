/** One version of the registry's protocol. Knows neither the owner of a flow nor its lifetime. */
import type { RegisteredCompany, RegistryStart } from './port.ts';

/** Kept until the redirect comes back. */
type FlowSecrets = Readonly<Record<string, unknown>>;

export interface RegistryAdapter {
  readonly protocol: 'v2' | 'v3';
  /** @throws RegistryError */
  begin(asked: {
    readonly state: string;
    readonly purpose: string;
  }): Promise<RegistryStart & { readonly secrets: FlowSecrets }>;
  /**
   * @param secrets those that `begin` returned
   * @throws RegistryError
   */
  retrieve(answer: {
    readonly state: string;
    readonly code: string;
    readonly iss: string | undefined;
    readonly secrets: unknown;
  }): Promise<RegisteredCompany>;
}
