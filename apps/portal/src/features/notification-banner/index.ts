/** Entry of the notification banner: small, as the public welcome page carries it. */
export { NotificationStrip } from './notification-strip.tsx';
