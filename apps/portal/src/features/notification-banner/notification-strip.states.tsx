/** States of the notification banner: plain, with every mark it may hold, hostile, none, failed. */
import { defineStates } from '../../gallery/state.ts';
import { NotificationStrip } from './notification-strip.tsx';

const render = () => <NotificationStrip location="dashboard" />;
const saying = (message: string, title = 'Scheduled maintenance') => ({
  banner: { data: { banner: { location: 'dashboard', title, message } } },
});
const rich =
  '<p>This portal will not be available on <b>Sunday 29 Nov 2026 from 2am to 6am</b>.</p>' +
  '<ul><li>Bills can be paid at your bank.</li><li>Read <a href="https://utility.example/help">what to do meanwhile</a>.</li></ul>' +
  '<p>Thank you<br>for your patience.</p>';

export const states = defineStates({
  ready: {
    about: 'a title and a sentence',
    rest: saying('This portal will not be available on <b>Sunday 29 Nov 2026 from 2am to 6am</b>.'),
    render,
  },
  rich: { about: 'everything that a message may hold', rest: saying(rich), render },
  titleOnly: { about: 'a title alone', rest: saying(''), render },
  messageOnly: { about: 'a message alone', rest: saying('Welcome back.', ''), render },
  login: {
    about: 'under the header of the welcome page',
    rest: saying('We are working on our login page.', 'Logging in may be slow'),
    render: () => <NotificationStrip location="login" />,
  },
  hostile: {
    about: 'markup that would do harm: its words stay, nothing runs',
    rest: saying(
      'Words<script>window.__harm = 1</script><img src="https://harm.example/x" onerror="window.__harm = 2">' +
        '<a href="javascript:window.__harm = 3">link</a><style>body{display:none}</style>' +
        '<svg onload="window.__harm = 4"><p style="position:fixed;inset:0">over all</p></svg>' +
        '<iframe srcdoc="<script>parent.__harm = 5</script>"></iframe> <b onclick="window.__harm = 6">stay</b>',
    ),
    render,
  },
  none: { about: 'none', rest: { banner: { data: { banner: null } } }, render },
  failed: {
    about: 'the call failed: none',
    rest: { banner: { error: 'SK_UNKNOWN_1001' } },
    render,
  },
  loading: { about: 'it has not come', rest: { banner: { delay: 'infinite' } }, render },
});
