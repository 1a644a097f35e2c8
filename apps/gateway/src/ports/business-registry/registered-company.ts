/** Validates and normalises a company of the registry. Knows neither version's format. */
import { LONGEST_UEN } from '@portal/domain/linking/limits';
import { canonicalUen } from '@portal/domain/linking/uen';
import { type RegisteredCompany, RegistryError } from './port.ts';

const LONGEST_NAME = 300;
/** Includes marks of the writing direction: a name is shown beside other words. */
const NOT_A_NAME = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const UEN = /^[A-Z0-9]+$/;

/** 'LIVE', 'LIVE COMPANY', 'REGISTERED'; a company with an unknown status is not live. */
const isLive = (status: string): boolean => /^(LIVE|REGISTERED)\b/.test(status.trim().toUpperCase());

/** @throws RegistryError `malformed` */
export function registeredCompany(company: { uen: string; name: string; status: string }): RegisteredCompany {
  const uen = canonicalUen(company.uen);
  if (uen.length > LONGEST_UEN || !UEN.test(uen)) throw new RegistryError('malformed', 'uen');
  const companyName = company.name.trim();
  if (companyName === '' || companyName.length > LONGEST_NAME || NOT_A_NAME.test(companyName)) {
    throw new RegistryError('malformed', 'name');
  }
  return { uen, companyName, status: isLive(company.status) ? 'live' : 'not-live' };
}
