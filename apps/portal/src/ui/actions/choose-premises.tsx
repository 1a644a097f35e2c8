/** The way to another premises, for a page that the selected one lacks. */
import { type ReactNode, use } from 'react';
import { ChoosePremisesContext } from '../../lib/choose-premises.ts';
import { copy } from '../copy.ts';
import { Button } from './button.tsx';

/** @param otherwise stands where the button would, if there is nothing to choose from */
export function ChoosePremises({ otherwise = null }: { readonly otherwise?: ReactNode }) {
  const choose = use(ChoosePremisesContext);
  if (choose === null) return otherwise;
  return (
    <Button kind="second" onClick={choose}>
      {copy.choosePremises}
    </Button>
  );
}
