/** A dialog that must be answered: by its action, or by going back. */
import type { ReactNode } from 'react';
import { Button, type ButtonKind } from '../actions/button.tsx';
import { Dialog } from './lazy-dialog.tsx';

interface DecisionDialogProps {
  readonly title: string;
  /** Null: nothing to decide, only to read. */
  readonly action: DecisionAction | null;
  readonly closeLabel: string;
  readonly children: ReactNode;
  onClose(): void;
}

interface DecisionAction {
  readonly label: string;
  readonly kind?: ButtonKind;
  readonly busy?: boolean;
  /** Sends this form of the dialog. */
  readonly formId?: string;
  onPress?(): void;
}

export function DecisionDialog({ title, action, closeLabel, children, onClose }: DecisionDialogProps) {
  return (
    <Dialog
      title={title}
      isDecision
      onClose={onClose}
      actions={
        <>
          {action && (
            <Button
              kind={action.kind}
              busy={action.busy}
              form={action.formId}
              type={action.formId ? 'submit' : 'button'}
              onClick={action.onPress}
            >
              {action.label}
            </Button>
          )}
          <Button kind={action ? 'second' : 'primary'} onClick={onClose}>
            {closeLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
