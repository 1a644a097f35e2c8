import { afterEach, expect, test } from 'vitest';
import { rememberFocus } from './keep-focus.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function page(): HTMLElement {
  document.body.innerHTML = '<div id="root"><a href="#main">Skip</a><button>Log in</button></div>';
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  return root;
}

const replace = (root: HTMLElement, html: string) => {
  root.innerHTML = html;
};

test('a person who tabbed to Log in before the script ran is still on Log in', () => {
  const root = page();
  root.querySelector('button')?.focus();
  const putBack = rememberFocus(root);
  replace(root, '<a href="#main">Skip</a><button>Log in</button>');
  expect(document.activeElement).toBe(document.body);
  putBack();
  expect(document.activeElement?.textContent).toBe('Log in');
});

test('a person in the footer is still there when the menu has come before it', () => {
  const root = page();
  root.querySelector('button')?.focus();
  const putBack = rememberFocus(root);
  replace(root, '<a href="#main">Skip</a><a href="/dashboard">Home</a><button>Log in</button>');
  putBack();
  expect(document.activeElement?.textContent).toBe('Log in');
});

test('nobody is put on a link of the same words that leads elsewhere', () => {
  const root = page();
  root.querySelector('a')?.focus();
  const putBack = rememberFocus(root);
  replace(root, '<a href="/skip">Skip</a><button>Log in</button>');
  putBack();
  expect(document.activeElement).toBe(document.body);
});

test('nobody is put on something else', () => {
  const root = page();
  root.querySelector('button')?.focus();
  const putBack = rememberFocus(root);
  replace(root, '<a href="#main">Skip</a><button>Log out</button>');
  putBack();
  expect(document.activeElement).toBe(document.body);
});

test('a person without a focus gets none', () => {
  const root = page();
  const putBack = rememberFocus(root);
  putBack();
  expect(document.activeElement).toBe(document.body);
});
