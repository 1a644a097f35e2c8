/** Texts of linking that outside parties show. */

/** The registry shows it to whoever is asked to share a company's details. */
export const registryPurpose = 'linking your company’s utilities accounts';
