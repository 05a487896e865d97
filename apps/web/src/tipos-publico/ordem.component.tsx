import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { useMutation, useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { notify } from '../ui/notification.ts';
import { ordenarTiposPublico } from './tipos-publico.mutations.ts';
import { movido } from './tipos-publico.pagina.ts';
import { type TipoPublico, todosTiposPublico } from './tipos-publico.queries.ts';
import './ordem.css';

const PASSOS = [
  [-1, 'Subir', ArrowUpIcon],
  [1, 'Descer', ArrowDownIcon],
] as const;

export function OrdemDoPublico({ tipo }: { tipo: TipoPublico }) {
  const { data } = useQuery(todosTiposPublico());
  const ordenar = useMutation(ordenarTiposPublico());
  const ids = (data ?? []).map(({ id }) => id);
  const mover = (nova: number[], botao: HTMLElement) =>
    ordenar
      .mutateAsync(nova)
      // The row moves in the page and the browser takes its focus away; a person who went on keeps theirs.
      .then(() => requestAnimationFrame(() => document.activeElement === document.body && botao.focus()))
      .catch((error: unknown) => notify('error', 'A ordem não mudou', sentenceOf(error)));
  return (
    <span className="ordem">
      {PASSOS.map(([passo, verbo, Desenho]) => {
        const nova = movido(ids, tipo.id, passo);
        return (
          <Button
            key={passo}
            variant="quiet"
            className="ordem-botao"
            aria-label={`${verbo} ${tipo.nome}`}
            title={verbo}
            aria-disabled={nova === null || ordenar.isPending}
            onClick={({ currentTarget }) => nova && !ordenar.isPending && mover(nova, currentTarget)}
          >
            <Desenho size={16} aria-hidden />
          </Button>
        );
      })}
    </span>
  );
}
