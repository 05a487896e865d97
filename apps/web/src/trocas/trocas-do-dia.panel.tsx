import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { usePerson } from '../app/person.hook.ts';
import { basePath } from '../base/base-path.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { SecretDialog } from '../ui/secret.dialog.tsx';
import { TrocaEscrita } from './troca.component.tsx';
import { decidirTroca, listarTrocas, retirarTroca, type Troca, type TrocaPedida } from './trocas.queries.ts';
import './trocas.css';

const Pedir = lazy(() => import('./pedir-troca.dialog.tsx'));
const Recusar = lazy(() => import('./recusar-troca.dialog.tsx'));

/** The authorities of `pedirTroca`. */
const QUEM = ['AL_GESTOR', 'AL_ATENDIMENTO'];

export interface Nomeado {
  id: number;
  nome: string;
}

interface Props {
  data: string;
  fornecedores: readonly Nomeado[];
  /** Of one unit's order; without it, of a supplier's day. */
  lotacao?: Nomeado;
}

/** What is swapped on a day: asked, decided, and asked from here. */
export function TrocasDoDia({ data, fornecedores, lotacao }: Props) {
  const { session } = usePerson();
  const [pedindo, setPedindo] = useState(false);
  const [pedida, setPedida] = useState<TrocaPedida | null>(null);
  const unico = lotacao ? undefined : fornecedores[0]?.id;
  const { data: dia } = useQuery(
    listarTrocas({ data, ...(lotacao && { lotacaoId: lotacao.id }), ...(unico && { fornecedorId: unico }) }),
  );
  if (!dia) return null;
  const pode = session.usuario.authorities.some(quem => QUEM.includes(quem)) && fornecedores.length > 0;
  const pede = pode && dia.impedimento === null;
  if (dia.itens.length === 0 && !pede) return null;
  return (
    <section className="trocas" aria-label="Trocas de item e de dia">
      {dia.itens.length > 0 && (
        <ul>
          {dia.itens.map(troca => (
            <li key={troca.id}>
              <TrocaEscrita troca={troca} />
              <Decidir troca={troca} />
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {pedida && pedida.enviadaPara.length > 0 && `Troca enviada a ${pedida.enviadaPara.join(', ')}.`}
      </div>
      {pede && (
        <Button variant={lotacao ? 'plain' : 'quiet'} onClick={() => setPedindo(true)}>
          Pedir troca
        </Button>
      )}
      {pedindo && (
        <Suspense>
          <Pedir {...{ data, fornecedores, lotacao }} fechar={() => setPedindo(false)} feita={setPedida} />
        </Suspense>
      )}
      {pedida?.endereco && (
        <SecretDialog
          title="Endereço da troca"
          secret={window.location.origin + basePath + pedida.endereco}
          close={() => setPedida(null)}
        >
          Não há e-mail para enviar: entregue este endereço a {pedida.troca.fornecedor}. Ele vale uma resposta, até a
          hora da véspera.
        </SecretDialog>
      )}
    </section>
  );
}

function Decidir({ troca: { id, acoes } }: { troca: Troca }) {
  const [recusando, setRecusando] = useState(false);
  const aceitar = useMutation({ mutationFn: () => decidirTroca(id, { aceita: true }) });
  const retirar = useMutation({ mutationFn: () => retirarTroca(id) });
  const erro = aceitar.error ?? retirar.error;
  return (
    <>
      {acoes.includes('decidirTroca') && (
        <p className="troca-linha">
          <Button variant="primary" disabled={aceitar.isPending} onClick={() => aceitar.mutate()}>
            Aceitar
          </Button>
          <Button onClick={() => setRecusando(true)}>Recusar</Button>
        </p>
      )}
      {acoes.includes('retirarTroca') && (
        <Button variant="quiet" disabled={retirar.isPending} onClick={() => retirar.mutate()}>
          Retirar o pedido de troca
        </Button>
      )}
      {erro && <Notice tone="perigo">{sentenceOf(erro)}</Notice>}
      {recusando && (
        <Suspense>
          <Recusar id={id} fechar={() => setRecusando(false)} />
        </Suspense>
      )}
    </>
  );
}
