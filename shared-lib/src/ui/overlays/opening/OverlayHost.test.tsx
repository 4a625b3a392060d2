import { act, render, screen } from '@testing-library/react';
import { OverlayHost, useOverlayHost, type OverlayState } from './OverlayHost.tsx';

const states: Record<string, OverlayState> = {};

function Row({ name }: { name: string }) {
  const show = useOverlayHost();
  const open = () =>
    show((state) => {
      states[name] = state;
      return state.opened && <p>Dialog of {name}</p>;
    });
  return <button onClick={open}>{name}</button>;
}

const list = (...names: string[]) => (
  <OverlayHost>
    {names.map((name) => (
      <Row key={name} name={name} />
    ))}
  </OverlayHost>
);
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

test('a dialog outlives its row until it is closed', () => {
  const { rerender } = render(list('Ada', 'Bo'));
  press('Ada');
  rerender(list('Bo'));
  expect(screen.getByText('Dialog of Ada')).toBeTruthy();
  act(() => states['Ada']!.onClose());
  expect(screen.queryByText('Dialog of Ada')).toBeNull();
});

test('an overlay that closes late doesn’t close the next one', () => {
  render(list('Ada', 'Bo'));
  press('Ada');
  const { onClose } = states['Ada']!;
  press('Bo');
  act(onClose);
  expect(screen.getByText('Dialog of Bo')).toBeTruthy();
  expect(screen.queryByText('Dialog of Ada')).toBeNull();
});
