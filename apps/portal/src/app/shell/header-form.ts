/**
 * How much of the header a page shows: the mark alone, the mark with the account, or everything (S1 §2); staff have
 * a menu of their own.
 */
export type HeaderForm = 'mark' | 'account' | 'full' | 'staff';
