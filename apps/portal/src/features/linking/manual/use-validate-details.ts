/** Step 1: asks whether the three belong together; the gateway remembers them for step 2, which follows. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { write } from '../../../lib/api.ts';
import { createAttempts } from '../../../lib/attempts.ts';
import { leadsElsewhere } from '../link-failure.ts';
import { applicationQuery } from './application.query.ts';

export interface CompanyDetails {
  readonly accountNo: string;
  readonly postalCode: string;
  readonly uen: string;
}

export interface ValidateDetails {
  readonly busy: boolean;
  /** @returns what went wrong; null: nothing, or it is under way already */
  validate(details: CompanyDetails): Promise<unknown>;
}

export function useValidateDetails(onElsewhere: () => void): ValidateDetails {
  const client = useQueryClient();
  const [attempts] = useState(createAttempts);
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function validate({ accountNo, postalCode, uen }: CompanyDetails): Promise<unknown> {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setBusy(true);
    const input = { accountNo, postalCode, nric: uen };
    try {
      await attempts.run(input, (idempotencyKey) =>
        write('reg:validateCustomerDetails', input, { idempotencyKey }),
      );
      await client.fetchQuery(applicationQuery());
      return null;
    } catch (error) {
      if (leadsElsewhere(error)) {
        // An application is open already: it shows in place of the form.
        await client.refetchQueries({ queryKey: applicationQuery().queryKey });
        onElsewhere();
      }
      return error;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }
  return { busy, validate };
}
