/** Whether a member of staff and an applicant are one person with two sign-ins. Pure. */

export interface Reached {
  /** Verified; '' when there is none. */
  readonly email: string;
  readonly mobile: string;
}

/** Eight digits, whatever stands before or between them; fewer tell nobody apart. */
function localDigits(mobile: string): string | null {
  const digits = mobile.replace(/\D/g, '').slice(-8);
  return digits.length === 8 ? digits : null;
}

const canonicalEmail = (email: string): string | null => email.trim().toLowerCase() || null;

export function isSamePerson(staff: Reached, applicant: Reached): boolean {
  const email = canonicalEmail(staff.email);
  const mobile = localDigits(staff.mobile);
  return (
    (email !== null && email === canonicalEmail(applicant.email)) ||
    (mobile !== null && mobile === localDigits(applicant.mobile))
  );
}
