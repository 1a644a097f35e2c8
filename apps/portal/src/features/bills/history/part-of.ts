/**
 * A part of the bills page as it was answered: its data, or null where there is none. The part's own code for 'no
 * data' is no failure (S2 §8), whether it stands inside the answer or in its place.
 */
import { ApiError } from '../../../lib/api/api.ts';

interface Part<Data> {
  readonly data?: Data | undefined;
  readonly error?: { readonly code: string; readonly message: string } | undefined;
}

/** @param absent the code that means 'no data'; null: none does. @throws ApiError for any other failure */
export async function settlePart<Data>(
  reply: Promise<Part<Data>>,
  absent: 'SK_BILL_3001' | 'SK_BILL_3002' | 'SK_BILL_3003' | null,
): Promise<Data | null> {
  try {
    const { data, error } = await reply;
    if (data !== undefined) return data;
    throw new ApiError(error?.code ?? 'other', error?.message);
  } catch (error) {
    if (absent !== null && error instanceof ApiError && error.code === absent) return null;
    throw error;
  }
}
