import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { KioskSidebar } from '../app/shell/kiosk/kiosk-sidebar.tsx';
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx';
import { states as breadcrumbs } from './breadcrumbs.states.tsx';
import { states } from './shell.states.tsx';
import { leaveState, renderState } from './test/render-state.tsx';
import { shortenWaits } from './test/short-waits.ts';

shortenWaits();

afterEach(leaveState);

const patient = { timeout: 5000 };
const nav = () => screen.getByRole('navigation', { name: 'Main' });
const getNames = (place: HTMLElement) =>
  [
    ...place.querySelectorAll<HTMLElement>(
      ':scope > ul > li > a, :scope > ul > li > button, :scope > ul > li > div > button',
    ),
  ].map(({ textContent }) => textContent);
const services = () => screen.getByRole('button', { name: 'Services' });
const panel = () => document.getElementById(services().getAttribute('aria-controls') ?? '');

describe('the header of somebody signed in', () => {
  it('has the main menu, the current page marked', async () => {
    renderState(states.full);
    expect(getNames(nav())).toEqual([
      'Home',
      'Meter Readings',
      'Bills',
      'Services',
      'Conservation Tips',
      'Help',
    ]);
    const current = nav().querySelectorAll('[aria-current]');
    expect([...current].map(({ textContent }) => textContent)).toEqual(['Home']);
    expect(screen.getByRole('link', { name: 'Conservation Tips' }).getAttribute('href')).toBe(
      '/home-energy-audit/tips?tabId=results-tips.air-conditioner',
    );
  });

  it('has Sub Accounts for users of a master account', () => {
    renderState(states.everything);
    expect(getNames(nav())).toContain('Sub Accounts');
  });

  it('leads nowhere that is not there, and opens no empty panel', () => {
    renderState(states.today);
    expect(getNames(nav())).toEqual(['Home', 'Help']);
  });

  it('has no menu on pages about no account', () => {
    renderState(states.account);
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Tan Mei Lin, account menu' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  });
});

describe('the services panel', () => {
  it('opens on press, not on hover, and gives its first item the focus', async () => {
    renderState(states.services);
    fireEvent.pointerEnter(services());
    fireEvent.mouseOver(services());
    expect(panel()).toBeNull();
    fireEvent.click(services());
    expect(document.activeElement?.textContent).toBe('Wholesale');
    await waitFor(() => expect(panel()?.textContent).toContain('For Blk 145 Lorong 2 Toa Payoh #08-21.'));
    // The underline stays at the current page.
    expect(nav().querySelector('[aria-current]')?.textContent).toBe('Home');
  });

  it('moves by arrow keys inside a column, which is one stop for Tab', () => {
    renderState(states.services);
    fireEvent.click(services());
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Switchback');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Wholesale');
    press('End');
    expect(document.activeElement?.textContent).toBe('Switchback');
    const stops = [...(panel()?.querySelectorAll('ul a[tabindex="0"]') ?? [])];
    expect(stops.map(({ textContent }) => textContent?.replace(/ \(.*/, ''))).toEqual([
      'Switchback',
      'Request for Refund',
      'Reschedule Residential Appointment',
    ]);
    expect(panel()?.querySelector('ul')?.getAttribute('aria-describedby')).toBeTruthy();
  });

  it('closes with Escape and gives the focus back; closes when the focus or a press goes elsewhere', () => {
    renderState(states.services);
    fireEvent.click(services());
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(services());
    fireEvent.click(services());
    fireEvent.pointerDown(document.body);
    expect(panel()).toBeNull();
    fireEvent.click(services());
    fireEvent.focusIn(screen.getByRole('link', { name: 'Help' }));
    expect(panel()).toBeNull();
  });

  it('says which items open in a new tab, and does not lose the focus to one', () => {
    renderState(states.services);
    fireEvent.click(services());
    const out = screen.getByRole('link', { name: 'Open Account (opens in a new tab)' });
    expect(out.getAttribute('target')).toBe('_blank');
    out.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(out);
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(services());
  });

  it('has no column without items', () => {
    renderState(states.someServices);
    fireEvent.click(services());
    const headings = within(panel() as HTMLElement).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Payment Related', 'Utilities Account']);
  });
});

describe('the account panel', () => {
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Tan Mei Lin, account menu' }));
    return within(await screen.findByRole('dialog', { name: 'Account' }, patient));
  };

  it('says who somebody is and what they can change', async () => {
    renderState(states.accountPanel);
    const account = await open();
    expect(await account.findByText('+65 9123 4417')).toBeTruthy();
    expect((await account.findByRole('link', { name: 'Manage Premises [3]' })).getAttribute('href')).toBe(
      '/manage-premises',
    );
    expect(account.getByRole('link', { name: 'Update Mailing Address' }).getAttribute('href')).toBe(
      '/edit-account?account=8920020017',
    );
    const names = account.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Manage Premises [3]',
      'Activity',
      'Update Email Address',
      'Update Mobile Number',
      'Update Mailing Address',
      'Logout',
      'Log out everywhere',
    ]);
  });

  it('counts nothing that it does not know', async () => {
    renderState(states.accountUnknown);
    const account = await open();
    expect(account.queryByRole('link', { name: /Manage Premises/ })).toBeNull();
    expect(account.getByText('meilin.tan@demo.example')).toBeTruthy();
  });

  it('asks before it sends the mail for a new password', async () => {
    renderState(states.accountPanel);
    fireEvent.click((await open()).getByRole('button', { name: 'Change Password' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change Password' }, patient);
    expect(within(dialog).getByText('Do you wish to proceed?')).toBeTruthy();
  });
});

describe('the menu of phones', () => {
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    return await screen.findByRole('dialog', { name: 'Menu' }, patient);
  };

  it('lists the same entries and Profile, closed at first', async () => {
    renderState(states.drawer);
    const dialog = await open();
    expect(
      [...dialog.querySelectorAll('nav > ul > li')].map((entry) => entry.textContent?.replace(/^ML/, '')),
    ).toEqual([
      'Home',
      'Meter Readings',
      'Bills',
      'Services',
      'Conservation Tips',
      'Help',
      'ProfileTan Mei Lin',
    ]);
    expect(within(dialog).getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
  });

  it('opens Services with its groups as headings, and Profile with what the account panel has', async () => {
    renderState(states.drawer);
    const dialog = within(await open());
    fireEvent.click(dialog.getByRole('button', { name: 'Services' }));
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Plans',
      'Payment Related',
      'Utilities Account',
    ]);
    fireEvent.click(dialog.getByRole('button', { name: /Profile/ }));
    expect(await dialog.findByRole('link', { name: 'Manage Premises [1]' })).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Logout' })).toBeTruthy();
  });

  it('closes by its button and gives the focus back', async () => {
    renderState(states.drawer);
    screen.getByRole('button', { name: 'Menu' }).focus();
    const dialog = await open();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Menu'));
  });
});

describe('a kiosk', () => {
  it('has the menu without anything outside, and End Session', () => {
    renderState(states.kiosk);
    fireEvent.click(screen.getByRole('button', { name: 'Services' }));
    expect(screen.queryByText(/Open Account/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Letters' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'End Session' })).toBeTruthy();
  });

  it.each([
    ['ends when the button is pressed', false, 1],
    ['ends once, however often it is pressed', true, 0],
  ])('%s', (_sentence, isEnding, ended) => {
    const onEnd = vi.fn();
    renderState({
      ...states.kioskEnding,
      render: () => <KioskSidebar isEnding={isEnding} onEnd={onEnd} />,
    });
    fireEvent.click(screen.getByRole('button', { name: 'End Session' }));
    expect(onEnd).toHaveBeenCalledTimes(ended);
  });
});

describe('breadcrumbs', () => {
  it('lead to the pages above that are open, and name this one', () => {
    renderState(breadcrumbs.ready);
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(way.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Bills', 'PayNow']);
    expect(way.getByText('How it works').getAttribute('aria-current')).toBe('page');
    leaveState();
    renderState({
      ...breadcrumbs.partOpen,
      render: () => <Breadcrumbs trail={[{ feature: 'bills', label: 'Bills' }]} current="Bill" />,
    });
    expect(screen.getByRole('link', { name: 'Bills' })).toBeTruthy();
    leaveState();
    renderState(breadcrumbs.partOpen);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Bills']);
  });
});
