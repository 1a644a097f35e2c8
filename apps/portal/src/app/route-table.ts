/**
 * Every address of the portal that the specification names (S1 §2), and who may open it. Routes that come with
 * later areas are marked: until then nothing leads there and they end on /404 like any unknown path.
 */

/** public: without signing in; protected: an anonymous visitor signs in and returns. */
export type Access = 'public' | 'protected';

interface Address {
  readonly access: Access;
  /** The area comes later. */
  readonly isLater?: true;
}

const later = (access: Access): Address => ({ access, isLater: true });

export const routeTable: Readonly<Record<`/${string}`, Address>> = {
  '/': { access: 'public' },
  '/home': { access: 'public' },
  '/welcome': { access: 'public' },
  '/callback': { access: 'public' },
  '/verify': { access: 'public' },
  '/not-active': { access: 'public' },
  '/tnc': { access: 'public' },
  '/404': { access: 'public' },
  '/signup-info': { access: 'public' },
  '/unsuccessful-login': { access: 'public' },
  '/login': { access: 'public' },
  '/logout': { access: 'public' },
  '/reset-password': { access: 'public' },
  '/e-giro': later('public'),
  '/water-leakage-appeal': later('public'),
  '/water-leakage-appeal/$': later('public'),
  '/forgot-email': later('public'),
  '/manage-refund-request': later('public'),
  '/manage-refund-request/$': later('public'),
  '/manage-refund-request-dashboard': later('public'),
  '/update-mailing-address': later('public'),
  '/dashboard': { access: 'protected' },
  '/help': { access: 'protected' },
  '/consent-contact-detail': { access: 'protected' },
  '/link-account': { access: 'protected' },
  '/link-account/individual': { access: 'protected' },
  '/link-account/company': { access: 'protected' },
  '/link-account/company/manual': { access: 'protected' },
  '/link-account/company/manual/signed-form': { access: 'protected' },
  '/link-account/company/callback': { access: 'protected' },
  '/bills': { access: 'protected' },
  '/bills/$billId': { access: 'protected' },
  '/bill-insights': later('protected'),
  '/paynow': { access: 'protected' },
  '/paynow/how-it-works': { access: 'protected' },
  '/paynow/receipt/$orderId': { access: 'protected' },
  '/meter-readings': later('protected'),
  '/meter-readings/history': later('protected'),
  '/services': later('protected'),
  '/sub-accounts': later('protected'),
  '/manage-premises': later('protected'),
  '/account-details': later('protected'),
  '/edit-account': later('protected'),
  '/plans': later('protected'),
  '/home-energy-audit': later('protected'),
  '/consent-management': later('protected'),
  '/e-giro/$': later('protected'),
  '/internal': { access: 'protected' },
  '/internal/queues': { access: 'protected' },
  '/internal/queues/$queue': { access: 'protected' },
  '/internal/applications': { access: 'protected' },
  '/internal/payments': { access: 'protected' },
};
