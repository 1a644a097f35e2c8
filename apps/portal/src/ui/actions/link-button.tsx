/** A link inside the portal that looks like a button. */
import { createLink } from '@tanstack/react-router';
import { AnchorButton } from './button.tsx';

export const LinkButton = createLink(AnchorButton);
