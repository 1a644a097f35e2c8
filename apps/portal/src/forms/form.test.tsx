import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { leaveState, renderState } from '../gallery/test/render-state.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { Form } from './form.tsx';
import { useServerForm } from './use-server-form.ts';

afterEach(leaveState);

const text = (message: string) => z.string().check(z.refine((typed) => typed !== '', { message }));
const fields = { street: text('Street is missing'), floor: text('Floor is missing') };

interface DemoProps {
  send(values: { street: string; floor: string }, key: string): Promise<void>;
  onDone(): void;
  describeFailure(error: unknown): string | null;
}

function Demo(props: DemoProps) {
  const { form, field } = useServerForm({
    ...props,
    fields,
    start: { floor: '07' },
    wireNames: { streetName: 'street', floorNo: 'floor' },
    leavesPage: true,
  });
  return (
    <Form form={form} title="Address" lead="Where to" submitLabel="Save" cancel={null}>
      <TextField {...field('street')} label="Street" />
      <TextField {...field('floor')} label="Floor" />
    </Form>
  );
}

function open(send: DemoProps['send'], describeFailure: DemoProps['describeFailure'] = () => 'It failed') {
  const sent = vi.fn(send);
  const onDone = vi.fn();
  renderState({
    about: 'a form of the kit',
    answers: {},
    render: () => <Demo send={sent} onDone={onDone} describeFailure={describeFailure} />,
  });
  return { sent, onDone };
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = () => screen.getByRole('button', { name: 'Save' });
const typeStreet = (value: string) => fireEvent.change(field('Street'), { target: { value } });
const save = () => fireEvent.click(button());
const problems = async () =>
  within(await screen.findByRole('alert'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const refusing =
  (code: string, details: { field: string; message: string }[] = []) =>
  async () => {
    throw new ApiError(code, 'No', null, details);
  };

describe('a form of the kit', () => {
  it('judges its fields when it is sent and takes an error back once the text is right', async () => {
    const { sent } = open(async () => {});
    typeStreet('');
    fireEvent.blur(field('Street'));
    expect(screen.queryByRole('alert')).toBeNull();
    save();
    expect(await problems()).toEqual(['Street is missing']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    typeStreet('Jalan Kayu 7');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(sent).not.toHaveBeenCalled();
  });

  it('shows refused fields at their inputs in the order of the page and keeps the typed text', async () => {
    open(
      refusing('SK_INPUT_1001', [
        { field: 'floorNo', message: 'No such floor' },
        { field: 'toString', message: 'Not a field' },
        { field: 'streetName', message: 'No such street' },
      ]),
    );
    typeStreet('Jalan Kayu 7');
    save();
    expect(await problems()).toEqual(['No such street', 'No such floor']);
    expect(field('Floor').getAttribute('aria-invalid')).toBe('true');
    expect([field('Street').value, field('Floor').value]).toEqual(['Jalan Kayu 7', '07']);
  });

  it('shows one text for a refusal without a field and moves the focus there again at each try', async () => {
    open(refusing('SK_LIMIT_1001'));
    typeStreet('Jalan Kayu 7');
    save();
    expect(await problems()).toEqual(['It failed']);
    field('Floor').focus();
    save();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  });

  it.each([
    ['the end of the session', 'SK_SEC_1000', undefined],
    ['a refusal that shows elsewhere', 'not_linked', () => null],
  ])('shows no error of its own after %s and keeps the typed text', async (_, code, describeFailure) => {
    open(refusing(code), describeFailure);
    typeStreet('Jalan Kayu 7');
    save();
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
    await act(async () => {});
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Street').value).toBe('Jalan Kayu 7');
  });

  it('sends once for two presses and stays busy while the next page comes', async () => {
    const { sent, onDone } = open(async () => {});
    typeStreet('Jalan Kayu 7');
    save();
    save();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    save();
    await act(async () => {});
    expect(sent).toHaveBeenCalledOnce();
    expect(sent.mock.calls[0]?.[0]).toEqual({ street: 'Jalan Kayu 7', floor: '07' });
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });
});
