/** Asks for the reason before a lock is lifted. */
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { requiredText, useServerForm } from '../../../forms/use-server-form.ts';
import { write } from '../../../lib/api/api.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { copy } from './copy.ts';
import { locksQuery } from './locks.query.ts';

export function LiftLockDialog({ accountNo, onClose }: { accountNo: string; onClose: () => void }) {
  const { form, field } = useServerForm({
    fields: { reason: requiredText(copy.reasonRequired) },
    send: ({ reason }, idempotencyKey) =>
      write('staff:liftLinkLock', { accountNo, reason }, { idempotencyKey }),
    invalidates: [locksQuery().queryKey],
    toast: ({ lifted }) => (lifted ? copy.lifted(accountNo) : copy.liftedAlready(accountNo)),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={copy.liftTitle(accountNo)}
      text={copy.liftText}
      submitLabel={copy.liftNow}
      cancelLabel={copy.goBack}
      onClose={onClose}
    >
      <TextField {...field('reason')} label={copy.reason} hint={copy.reasonHint} maxLength={200} />
    </FormDialog>
  );
}
