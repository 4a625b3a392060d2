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

test('the card gets focus, even if a dialog takes it later', () => {
  render(<Page />);
  expect(document.activeElement).toBe(button('Next'));
  input('First name').focus();
  expect(document.activeElement).toBe(button('Next'));
});

test('a dialog keeps focus on its second attempt, and so does anything that isn’t a dialog', () => {
  render(<Page />);
  input('First name').focus();
  input('Last name').focus();
  expect(document.activeElement).toBe(input('Last name'));
  button('Elsewhere').focus();
  expect(document.activeElement).toBe(button('Elsewhere'));
});

test.each(['keyDown', 'pointerDown'] as const)('after a %s, focus is up to the user', (act) => {
  render(<Page />);
  fireEvent[act](document.body);
  input('First name').focus();
  expect(document.activeElement).toBe(input('First name'));
});

test('a removed card doesn’t take focus', () => {
  const { rerender } = render(<Page />);
  rerender(
    <div role="dialog" aria-label="Form">
      <input aria-label="First name" />
    </div>,
  );
  input('First name').focus();
  expect(document.activeElement).toBe(input('First name'));
});
