import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useCardFocus } from './useCardFocus.ts';

function Card() {
  const primary = useRef<HTMLButtonElement>(null);
  useCardFocus(primary);
  return (
    <div role="dialog" aria-label="Step">
      <button ref={primary}>Next</button>
      <button>Skip</button>
    </div>
  );
}

function Page() {
  return (
    <>
      <button>Elsewhere</button>
      <div role="dialog" aria-label="Form">
        <input aria-label="First name" />
        <input aria-label="Last name" />
      </div>
      <Card />
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const input = (name: string) => screen.getByRole('textbox', { name });

test('the card has the focus, also when a dialog that is ready later takes it', () => {
  render(<Page />);
  expect(document.activeElement).toBe(button('Next'));
  input('First name').focus();
  expect(document.activeElement).toBe(button('Next'));
});

test('a dialog whose field is gone to again keeps it, and so does what is no dialog', () => {
  render(<Page />);
  input('First name').focus();
  input('Last name').focus();
  expect(document.activeElement).toBe(input('Last name'));
  button('Elsewhere').focus();
  expect(document.activeElement).toBe(button('Elsewhere'));
});

test.each(['keyDown', 'pointerDown'] as const)('after a %s the person decides', (act) => {
  render(<Page />);
  fireEvent[act](document.body);
  input('First name').focus();
  expect(document.activeElement).toBe(input('First name'));
});

test('a card that is gone holds nothing', () => {
  const { rerender } = render(<Page />);
  rerender(
    <div role="dialog" aria-label="Form">
      <input aria-label="First name" />
    </div>,
  );
  input('First name').focus();
  expect(document.activeElement).toBe(input('First name'));
});
