import { Button } from '../ui/button.component.tsx';
import type { Atendimento } from './atendimentos.queries.ts';
import { haQuanto } from './atendimentos.time.ts';
import type { Cuidado } from './responsavel.hook.ts';

interface Props {
  responsavel: Atendimento['responsavel'];
  cuidado: Cuidado;
}

export const Responsavel = ({ responsavel, cuidado: { pegar, soltar, assumindo, liberando, ocupado } }: Props) => (
  <p className="caso-linha">
    <span>
      Responsável: <strong>{responsavel ? (responsavel.eu ? 'você' : responsavel.nome) : 'ninguém'}</strong>
      {responsavel && <span className="quieto"> {haQuanto(responsavel.desde)}</span>}
    </span>
    {pegar && (
      <Button disabled={ocupado} aria-keyshortcuts="a" onClick={pegar}>
        {assumindo ? 'Assumindo…' : responsavel ? `Passar para mim` : 'Assumir'}
        <kbd>A</kbd>
      </Button>
    )}
    {soltar && (
      <Button disabled={ocupado} aria-keyshortcuts="a" onClick={soltar}>
        {liberando ? 'Liberando…' : 'Liberar'}
        <kbd>A</kbd>
      </Button>
    )}
  </p>
);
