/** The journeys that every customer takes, in Firefox. */
import { password } from '../support/people.ts';
import { full } from '../support/test.ts';
import { type Person, test } from './in-firefox.ts';

async function logIn(person: Person): Promise<void> {
  await person.open('/welcome');
  await person.press('button', 'Login');
  await person.type('Email address', 'meilin@example.com');
  await person.type('Password', password);
  await person.press('button', 'Log in');
  await person.reads('128.45');
  await person.isAt('/dashboard');
}

test(
  'in Firefox Mei Lin signs in, opens her bill, sees a PayNow code and reads her usage with a mouse',
  full,
  async ({ person }) => {
    await logIn(person);
    await person.press('link', 'View Bills and Payment History');
    await person.sees('tab', 'All');
    await person.open('/bills?tabId=history.bills');
    await person.sees('tab', 'Bills');
    await person.press('button', 'Pay by PayNow QR');
    await person.sees('dialog', 'Pay by PayNow QR');
    await person.reads('Waiting for payment.');
    await person.press('button', 'Close');
    await person.open('/dashboard');
    await person.press('link', 'See all usage');
    await person.sees('heading', 'Usage');
    await person.press('button', 'Monthly');
    await person.press('button', 'View as table');
    await person.reads('Nov 2026');
  },
);

test(
  'in Firefox Mei Lin needs no mouse: she signs in, opens the account menu, reads her bills and logs out',
  full,
  async ({ person }) => {
    await person.open('/welcome');
    await person.sees('button', 'Login');
    await person.tabTo(/^Login$/);
    await person.key('Enter');
    await person.sees('textbox', 'Email address');
    await person.tabTo(/^Email address$/);
    await person.keys('meilin@example.com');
    await person.key('Tab');
    await person.keys(password);
    await person.key('Enter');
    await person.reads('128.45');
    await person.tabTo(/^View Bills and Payment History$/);
    await person.key('Enter');
    await person.sees('tab', 'All');
    await person.tabTo(/^Pay by PayNow QR$/);
    await person.key('Enter');
    await person.reads('Waiting for payment.');
    await person.key('Escape');
    await person.tabTo(/account menu$/, 'back');
    await person.key('Enter');
    await person.sees('dialog', 'Account');
    await person.tabTo(/^Logout$/);
    await person.key('Enter');
    await person.sees('button', 'Login');
    await person.isAt('/welcome');
  },
);
