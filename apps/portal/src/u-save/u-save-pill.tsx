/** 'CREDITED', 'UTILISED', 'RETURN TO GOVT' (S2 §4). */
import { type USaveType, uSavePill } from '@portal/domain/bills/u-save-items';
import { Icon } from '../ui/surfaces/icons.tsx';
import { Pill } from '../ui/surfaces/pill.tsx';

export function USavePill({ type }: { readonly type: USaveType }) {
  const isReturned = type === 'Return to Govt';
  return (
    <Pill kind={isReturned ? 'outline' : 'neutral'} icon={<Icon name={isReturned ? 'swap' : 'check'} />}>
      {uSavePill(type)}
    </Pill>
  );
}
