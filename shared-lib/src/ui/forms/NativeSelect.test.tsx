import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { NativeSelect } from './NativeSelect.tsx';

const choicesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `id-${index}`, label: `Agent ${index}` }));

function Agents({ count }: { count: number }) {
  const [value, setValue] = useState('id-7');
  return <NativeSelect label="Agent" choices={choicesOf(count)} value={value} onChange={setValue} />;
}

const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Agent' });
const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const show = (count: number) => render(<Agents count={count} />, { wrapper: MantineProvider });

test('renders all of a few options', () => {
  show(100);
  expect(labels()).toHaveLength(100);
});

test.each([
  ['the focus', () => fireEvent.focus(field())],
  ['the pointer', () => fireEvent.pointerEnter(field())],
])('renders only the selected one of many until the field has %s', (_, approach) => {
  show(300);
  expect(labels()).toEqual(['Agent 7']);
  approach();
  expect(labels()).toHaveLength(300);
  expect(field().value).toBe('id-7');
  fireEvent.change(field(), { target: { value: 'id-250' } });
  expect(field().selectedOptions[0]?.textContent).toBe('Agent 250');
});
