import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popup } from './popup.component.tsx';

const open = async () => {
  render(
    <>
      <button type="button">Antes</button>
      <Popup label="Avisos">{() => <button type="button">Dentro</button>}</Popup>
      <button type="button">Depois</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Avisos' }));
};
const inside = () => screen.queryByRole('button', { name: 'Dentro' });

describe('a button with a panel', () => {
  it('stays open when something that closes hands its focus back late', async () => {
    await open();
    act(() => screen.getByRole('button', { name: 'Antes' }).focus());
    expect(inside()).not.toBeNull();
  });

  it('closes when Tab leaves it, either way', async () => {
    await open();
    await userEvent.tab();
    expect(document.activeElement).toBe(inside());
    await userEvent.tab();
    expect(inside()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Avisos' }));
    await userEvent.tab({ shift: true });
    expect(inside()).toBeNull();
  });

  it('closes with a press outside, and with Esc, which gives the focus back to the button', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Depois' }));
    expect(inside()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Avisos' }));
    await userEvent.keyboard('{Escape}');
    expect(inside()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Avisos' }));
  });
});
