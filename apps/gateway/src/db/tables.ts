/** Every table by its name, for Kysely: what the migrations make. No logic. */
import type * as accounts from './tables/accounts.ts';
import type * as chat from './tables/chat.ts';
import type * as identity from './tables/identity.ts';
import type * as meters from './tables/meters.ts';
import type * as money from './tables/money.ts';
import type * as notices from './tables/notices.ts';
import type * as registry from './tables/registry.ts';
import type * as usage from './tables/usage.ts';
import type * as writes from './tables/writes.ts';

export interface Tables {
  customer: accounts.CustomerTable;
  business_partner: accounts.BusinessPartnerTable;
  premises: accounts.PremisesTable;
  account: accounts.AccountTable;
  account_number: accounts.AccountNumberTable;
  customer_account: accounts.CustomerAccountTable;
  account_feature: accounts.AccountFeatureTable;
  remote_toggle: accounts.RemoteToggleTable;
  direct_debit: accounts.DirectDebitTable;
  bill: money.BillTable;
  bill_line: money.BillLineTable;
  ledger_entry: money.LedgerEntryTable;
  usage_day: usage.UsageDayTable;
  usage_month: usage.UsageMonthTable;
  neighbour_month: usage.NeighbourMonthTable;
  meter: meters.MeterTable;
  meter_reading: meters.MeterReadingTable;
  meter_window: meters.MeterWindowTable;
  idempotency: writes.IdempotencyTable;
  outbox: writes.OutboxTable;
  audit: writes.AuditTable;
  rate_counter: writes.RateCounterTable;
  idp_account: identity.IdpAccountTable;
  idp_link: identity.IdpLinkTable;
  oidc_model: identity.OidcModelTable;
  revoked_session: identity.RevokedSessionTable;
  signing_key: identity.SigningKeyTable;
  secret: identity.SecretTable;
  dev_mail: identity.DevMailTable;
  chat_token: chat.ChatTokenTable;
  notification_banner: notices.NotificationBannerTable;
  promotion: notices.PromotionTable;
  customer_dismissal: notices.CustomerDismissalTable;
  registry_flow: registry.RegistryFlowTable;
  registry_code: registry.RegistryCodeTable;
}
