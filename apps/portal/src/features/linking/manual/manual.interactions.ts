/** Steps of a person on the pages of linking by hand before a state is reached. */
import { appear, choose } from '../../../gallery/interactions.ts';
import { agree, field, pressNamed, type TypedDetails, typeDetails } from '../linking.interactions.ts';
import { copy } from './copy.ts';
import { mockForm } from './manual.mocks.ts';

const rightDetails: TypedDetails = {
  accountNo: '8920031174',
  postal: '573968',
  identification: '201900042h',
};

export const sendDetails =
  (typed: TypedDetails = rightDetails) =>
  async (page: HTMLElement): Promise<void> => {
    await typeDetails(page, typed);
    await pressNamed(page, copy.details.submit);
  };

/** Types and goes on to another field. */
export async function leaveUen(page: HTMLElement): Promise<void> {
  await typeDetails(page, { ...rightDetails, identification: '201900042A' });
  (await field(page, 'identification')).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

const fileInput = (page: HTMLElement): Promise<HTMLInputElement> =>
  appear(() => page.querySelector<HTMLInputElement>('input[type="file"]'));

export const chooseForm =
  (file: () => File = mockForm) =>
  async (page: HTMLElement): Promise<void> => {
    choose(await fileInput(page), file());
  };

export async function submitForm(page: HTMLElement): Promise<void> {
  await chooseForm()(page);
  await agree(page);
  await pressNamed(page, copy.document.submit);
}

export const pressSubmit = (page: HTMLElement): Promise<void> => pressNamed(page, copy.document.submit);

export async function getForm(page: HTMLElement): Promise<void> {
  await pressNamed(page, copy.document.get);
}
