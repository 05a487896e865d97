import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useSearchParams, withParams } from './address.hook.ts';

let choose: (key: string, value: string) => void = () => undefined;

function Filters() {
  const [, setSearch] = useSearchParams();
  choose = (key, value) => setSearch(before => withParams(before, { [key]: value }));
  return null;
}

it('of two choices made before the page is drawn again, both are in the address', () => {
  const router = createMemoryRouter([{ path: '/', element: <Filters /> }], { initialEntries: ['/?data=2026-11-24'] });
  render(<RouterProvider router={router} />);
  act(() => {
    choose('fornecedorId', '7');
    choose('gravidade', 'GRAVISSIMO');
  });
  expect(router.state.location.search).toBe('?data=2026-11-24&fornecedorId=7&gravidade=GRAVISSIMO');
  act(() => choose('fornecedorId', ''));
  expect(router.state.location.search).toBe('?data=2026-11-24&gravidade=GRAVISSIMO');
});
