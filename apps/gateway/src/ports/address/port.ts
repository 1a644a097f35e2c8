/** A directory of the country's addresses: which streets and houses a postal code has. Knows no account and no customer. */

/** A building at a postal code; several may share one. */
export interface DirectoryBuilding {
  readonly postalCode: string;
  /** House or block number; null: it has none. */
  readonly block: string | null;
  readonly street: string;
  readonly building: string | null;
}

export interface AddressDirectory {
  /**
   * @returns every building of the postal code that has a street; none: the postal code is unknown
   * @throws AddressDirectoryUnavailable (as a rejection)
   */
  findByPostalCode(postalCode: string): Promise<readonly DirectoryBuilding[]>;
}

/** No answer, or one that cannot be read. Has no cause: requests hold a token. */
export class AddressDirectoryUnavailable extends Error {
  override name = 'AddressDirectoryUnavailable';
}
