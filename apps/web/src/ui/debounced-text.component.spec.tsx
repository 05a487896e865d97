import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DebouncedText } from './debounced-text.component.tsx';

const heard: string[] = [];
let answer: (value: string) => void = () => undefined;

function Page() {
  const [value, setValue] = useState('');
  answer = setValue;
  return <DebouncedText label="Busca" value={value} maxLength={100} onChange={text => heard.push(text)} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Busca');

it('what was typed while the address was changing stays', async () => {
  render(<Page />);
  await userEvent.type(field(), 'foo');
  await waitFor(() => expect(heard).toEqual(['foo']));
  await userEvent.type(field(), 'b');
  act(() => answer('foo'));
  expect(field().value).toBe('foob');
  act(() => answer(''));
  expect(field().value).toBe('');
  act(() => answer('foo'));
  expect(field().value).toBe('foo');
});
