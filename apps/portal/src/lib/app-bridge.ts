/** Whether the page runs inside the native app: the app puts its bridge into the web view. Gives no right. */
import { APP_BRIDGE } from '@portal/look/theme';

interface AppWindow {
  readonly [APP_BRIDGE]?: unknown;
  readonly webkit?: { readonly messageHandlers?: { readonly [APP_BRIDGE]?: unknown } };
}

export function hasAppBridge(view: AppWindow = window as AppWindow): boolean {
  return Boolean(view[APP_BRIDGE] ?? view.webkit?.messageHandlers?.[APP_BRIDGE]);
}
