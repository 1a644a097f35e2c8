/** '+65 9123 4567': numbers of Singapore in groups, any other as it came. */
export function phoneNumber(number: string): string {
  const parts = /^(\+65)?\s*(\d{4})(\d{4})$/.exec(number);
  return parts ? parts.slice(1).filter(Boolean).join(' ') : number;
}
