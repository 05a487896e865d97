import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLive } from '../../app/live.hook.ts';
import { usePerson } from '../../app/person.hook.ts';
import { basePath } from '../../base/base-path.ts';
import { sentenceOf } from '../../base/problem.error.ts';
import { Button } from '../../ui/button.component.tsx';
import { Notice } from '../../ui/notice.component.tsx';
import { SecretDialog } from '../../ui/secret.dialog.tsx';
import type { Pedido } from '../pedidos.queries.ts';
import { PerguntaFeitaAoFornecedor } from './pergunta.component.tsx';
import { listarPerguntasDoPedido, type PerguntaFeita, retirarPergunta } from './perguntas.queries.ts';
import './perguntas.css';

const Perguntar = lazy(() => import('./perguntar.dialog.tsx'));

/** The authorities of `perguntarAoFornecedor`. */
const QUEM = ['AL_GESTOR', 'AL_ATENDIMENTO'];

/** What was asked of the supplier before the order was decided, and what it said. */
export function Perguntas({ pedido }: { pedido: Pedido }) {
  const { session } = usePerson();
  const [perguntando, setPerguntando] = useState(false);
  const [feita, setFeita] = useState<PerguntaFeita | null>(null);
  const { data, refetch } = useQuery(listarPerguntasDoPedido(pedido.id));
  useLive(['pedido'], novidades => {
    if (novidades === 'tudo' || novidades.some(({ pedidoId }) => pedidoId === pedido.id)) void refetch();
  });
  const retirar = useMutation({ mutationFn: retirarPergunta, onSuccess: () => setFeita(null) });
  if (!data) return null;
  const decide = session.usuario.authorities.some(authority => QUEM.includes(authority));
  const pode = decide && pedido.situacao === 'ENVIADO' && data.impedimento === null;
  if (!data.perguntas.length && !pode) return null;
  return (
    <section className="perguntas" aria-label="Perguntas ao fornecedor">
      {data.perguntas.length > 0 && (
        <ul>
          {data.perguntas.map(pergunta => (
            <li key={pergunta.id}>
              <PerguntaFeitaAoFornecedor pergunta={pergunta} />
              {decide && pergunta.situacao === 'ABERTA' && (
                <Button variant="quiet" disabled={retirar.isPending} onClick={() => retirar.mutate(pergunta.id)}>
                  Retirar a pergunta
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {feita && feita.enviadaPara.length > 0 && `Pergunta enviada a ${feita.enviadaPara.join(', ')}.`}
      </div>
      {retirar.error && <Notice tone="perigo">{sentenceOf(retirar.error)}</Notice>}
      {pode && <Button onClick={() => setPerguntando(true)}>Perguntar ao fornecedor</Button>}
      {perguntando && (
        <Suspense>
          <Perguntar pedido={pedido} dados={data} fechar={() => setPerguntando(false)} feita={setFeita} />
        </Suspense>
      )}
      {feita?.endereco && (
        <SecretDialog
          title="Endereço da pergunta"
          secret={window.location.origin + basePath + feita.endereco}
          close={() => setFeita(null)}
        >
          Não há e-mail para enviar: entregue este endereço a {feita.pergunta.fornecedor}. Ele vale uma resposta, até o
          prazo ou a decisão. Para trocar, retire a pergunta e faça outra.
        </SecretDialog>
      )}
    </section>
  );
}
