import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { opcoesDe } from './painel.options.ts';

export function useOpcoes() {
  // Not ui/address.hook.ts: it shares a file with 100 kB of code for pages behind the sign-in, which the wall does not need.
  const { search } = useLocation();
  const navigate = useNavigate();
  const opcoes = useMemo(() => opcoesDe(new URLSearchParams(search)), [search]);
  const mostrarFoto = (foto: boolean) => {
    const depois = new URLSearchParams(search);
    if (foto) depois.delete('foto');
    else depois.set('foto', '0');
    navigate({ search: depois.toString() }, { replace: true });
  };
  return { opcoes, mostrarFoto };
}
