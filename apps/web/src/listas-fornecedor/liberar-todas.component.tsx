import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { aLiberar, liberar } from './liberacao.model.ts';
import type { ResumoDaLista } from './listas-fornecedor.queries.ts';

interface Props {
  listas: readonly ResumoDaLista[];
  data: string;
}

/** Emits and mails the lists of the whole day, after saying what goes and what stays out. */
export function LiberarTodas({ listas, data }: Props) {
  const [perguntando, setPerguntando] = useState(false);
  const [feitas, setFeitas] = useState(0);
  const passos = aLiberar(listas);
  const liberacao = useMutation({
    mutationFn: (estes: typeof passos) => liberar(estes, data, setFeitas),
    onSettled: () => setPerguntando(false),
  });
  const falhas = liberacao.data?.filter(({ falha }) => falha !== null) ?? [];
  const total = liberacao.variables?.length ?? passos.length;
  const fechar = () => setPerguntando(false);
  return (
    <>
      {passos.length > 0 && (
        <Button variant="primary" onClick={() => setPerguntando(true)}>
          Liberar {formatCount(passos.length, 'lista', 'listas')}
        </Button>
      )}
      <div role="status">
        {liberacao.data && `${formatCount(total - falhas.length, 'lista liberada', 'listas liberadas')}.`}
      </div>
      {falhas.length > 0 && (
        <Notice tone="perigo">
          {falhas.map(({ fornecedor, falha }) => (
            <p key={fornecedor}>
              {fornecedor}: {falha}
            </p>
          ))}
        </Notice>
      )}
      {perguntando && (
        <Dialog
          title="Liberar as listas do dia"
          close={fechar}
          busy={liberacao.isPending}
          footer={
            <>
              <Button disabled={liberacao.isPending} onClick={fechar}>
                Voltar
              </Button>
              <Button variant="primary" disabled={liberacao.isPending} onClick={() => liberacao.mutate(passos)}>
                {liberacao.isPending ? `${feitas} de ${total}…` : 'Liberar'}
              </Button>
            </>
          }
        >
          <Resumo listas={listas} />
        </Dialog>
      )}
    </>
  );
}

function Resumo({ listas }: Pick<Props, 'listas'>) {
  const passos = aLiberar(listas);
  const emitir = passos.filter(passo => passo.emitir);
  const enviar = passos.filter(passo => passo.enviar);
  const semEmail = emitir.filter(passo => !passo.enviar);
  const pendentes = listas.reduce((soma, lista) => soma + lista.pendentes, 0);
  return (
    <ul className="lista-liberacao">
      {emitir.length > 0 && (
        <li>
          Emite {emitir.map(({ lista }) => lista.fornecedor.nome).join(', ')}. Cada emissão fica guardada como está.
        </li>
      )}
      {enviar.length > 0 && <li>Envia por e-mail a {enviar.map(({ lista }) => lista.fornecedor.nome).join(', ')}.</li>}
      {semEmail.map(({ lista }) => (
        <li key={lista.fornecedor.id}>
          {lista.fornecedor.nome} não recebe por e-mail. {lista.impedimentoDoEnvio}
        </li>
      ))}
      {pendentes > 0 && (
        <li>
          {formatCount(pendentes, 'pedido ainda não confirmado fica', 'pedidos ainda não confirmados ficam')} fora:
          confirme antes, ou libere de novo depois.
        </li>
      )}
    </ul>
  );
}
