/** The gate before every signed-in page, with what all of them need: what is open, premises bar, chat. */
import { Outlet, useMatches } from '@tanstack/react-router';
import { pageFor } from '../account.ts';
import { AccountDoor } from '../account-door.tsx';
import { PageBar } from '../page-bar.tsx';
import { Paying } from '../paying.tsx';
import { PlaceGate } from '../place-gate.tsx';
import { SelectedAvailability } from '../selected-availability.tsx';
import { SelectedChat } from '../selected-chat.tsx';

export function SignedIn() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  return (
    <AccountDoor leadFrom={pageFor}>
      <SelectedAvailability>
        {page?.header === undefined && page?.premisesBar === undefined && <PageBar />}
        <Paying>
          <PlaceGate place={page?.place}>
            <Outlet />
          </PlaceGate>
        </Paying>
        <SelectedChat />
      </SelectedAvailability>
    </AccountDoor>
  );
}
