/** Steps of a person on the pages of linking before a state is reached. */
import { appear, buttonNamed, type } from '../../gallery/interactions.ts';
import { copy } from './copy.ts';

export const field = (page: HTMLElement, name: string): Promise<HTMLInputElement> =>
  appear(() => page.querySelector<HTMLInputElement>(`input[name="${name}"]`));

export interface TypedDetails {
  readonly accountNo: string;
  readonly postal: string;
  readonly identification: string;
}

export const rightDetails: TypedDetails = {
  accountNo: '8934521670',
  postal: '310145',
  identification: '567d',
};

export async function typeDetails(page: HTMLElement, typed: TypedDetails): Promise<void> {
  type(await field(page, 'utilities_account_no'), typed.accountNo);
  type(await field(page, 'postal_code'), typed.postal);
  type(await field(page, 'identification'), typed.identification);
}

export async function pressNamed(page: HTMLElement, name: string): Promise<void> {
  (await buttonNamed(page, name)).click();
}

export const sendDetails =
  (typed: TypedDetails = rightDetails) =>
  async (page: HTMLElement): Promise<void> => {
    await typeDetails(page, typed);
    await pressNamed(page, copy.individual.submit);
  };

export async function agree(page: HTMLElement): Promise<void> {
  (await appear(() => page.querySelector<HTMLInputElement>('input[type="checkbox"]'))).click();
}

export async function linkCompanyNow(page: HTMLElement): Promise<void> {
  await agree(page);
  await pressNamed(page, copy.summary.submit);
}
