import { fireEvent, render, screen } from '@testing-library/react';
import { useMenu } from './useMenu.ts';

function Page() {
  const menu = useMenu();
  return (
    <>
      <button onClick={menu.open}>Open</button>
      <button onMouseEnter={menu.close}>Elsewhere</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('closing returns focus to the button that opened it, but only from an open drawer', () => {
  render(<Page />);
  fireEvent.click(button('Open'));
  fireEvent.mouseEnter(button('Elsewhere'));
  expect(document.activeElement).toBe(button('Open'));

  button('Elsewhere').focus();
  fireEvent.mouseEnter(button('Elsewhere'));
  expect(document.activeElement).toBe(button('Elsewhere'));
});
