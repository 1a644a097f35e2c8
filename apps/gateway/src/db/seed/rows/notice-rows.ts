/** Banners, promotions, and dismissals from before the world began, as rows. */
import { addDays, instantText, startOfSgDay, toSgDay } from '@portal/domain/sg-time';
import { worldBanners } from '../notices/world-banners.ts';
import { worldPromotions } from '../notices/world-promotions.ts';
import { worldPeople } from '../people/world-people.ts';
import { FIRST_USAGE_DAY, SIGNED_UP_AT } from '../world-days.ts';
import type { Row } from './bulk-insert.ts';

export const bannerRows = (): Row[] =>
  worldBanners.map(({ location, title, message, from, to }, index) => ({
    bannerId: index + 1,
    location,
    title,
    message,
    startsAt: instantText(startOfSgDay(from)),
    endsAt: instantText(startOfSgDay(addDays(to, 1))),
  }));

export const promotionRows = (): Row[] =>
  worldPromotions.map(({ kind, overline, title, text, actLabel, href, from }, index) => ({
    promotionId: index + 1,
    kind,
    position: index + 1,
    overline,
    title,
    text,
    actLabel,
    href,
    startsAt: instantText(startOfSgDay(from)),
    endsAt: null,
  }));

/** The onboarding was closed on signing up, the news of eGIRO when it came. */
const closedOn = { onboarding: toSgDay(SIGNED_UP_AT), egiroModal: FIRST_USAGE_DAY };

export const dismissalRows = (): Row[] =>
  worldPeople.flatMap(({ customerId, dismissed }) =>
    dismissed.map((notice) => ({ customerId, notice, dismissedOn: closedOn[notice] })),
  );
