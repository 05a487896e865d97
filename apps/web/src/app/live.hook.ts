import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { addReader, liveSnapshot, type Novidades, setPaused, type TipoMudanca, watchLive } from './live.store.ts';

/** The queries that a change makes stale, by the first word of their key. */
const QUERIES: Readonly<Record<TipoMudanca, readonly string[]>> = {
  pedido: [
    'listarPedidos',
    'resumirPedidos',
    'obterPedidosDasLotacoes',
    'totalizarPedidosDasLotacoes',
    'resumirPedidosDasLotacoes',
    'obterPedido',
    'listarAtendimentos',
    'obterAtendimento',
  ],
  atendimento: ['listarAtendimentos', 'obterAtendimento', 'listarPresencas'],
  notificacao: ['listarNotificacoes', 'contarNotificacoes'],
  ocorrencia: ['listarOcorrencias', 'obterOcorrencia'],
  tela: ['listarTelas'],
  download: ['listarDownloads', 'contarDownloads'],
  fechamento: ['obterFechamento', 'listarFechamentos', 'obterMapaDiario'],
  fiscalizacao: [
    'listarFiscalizacoes',
    'obterPedidosDasLotacoes',
    'resumirPedidosDasLotacoes',
    'obterFiscalizacao',
    'baixarFiscalizacoesDoDia',
  ],
};

export const useLiveState = () => useSyncExternalStore(watchLive, liveSnapshot);

interface Options {
  hold?: boolean;
}

const together = (one: Novidades | null, other: Novidades): Novidades =>
  one === 'tudo' || other === 'tudo' ? 'tudo' : [...(one ?? []), ...other];

const countOf = (novidades: Novidades | null) => {
  if (novidades === null) return 0;
  if (novidades === 'tudo') return 1;
  return new Set(novidades.map(({ tipo, pedidoId, lotacaoId, data }) => [tipo, pedidoId ?? lotacaoId, data].join()))
    .size;
};

/**
 * Listens for changes while the screen is open. Without `onChange` the queries of those types are read again. While the person has
 * paused (or with `hold`) nothing on the screen moves: `pending` counts the changes and `show` lets them in.
 */
export function useLive(
  types: readonly TipoMudanca[],
  onChange?: (novidades: Novidades) => void,
  { hold }: Options = {},
) {
  const client = useQueryClient();
  const { paused } = useLiveState();
  const still = paused || hold === true;
  const [waiting, setWaiting] = useState<Novidades | null>(null);
  const topics = types.join();

  const apply = (novidades: Novidades) => {
    if (onChange) return onChange(novidades);
    const old = new Set(types.flatMap(tipo => QUERIES[tipo]));
    client.invalidateQueries({ predicate: ({ queryKey }) => old.has(String(queryKey[0])) });
  };
  const now = useRef({ apply, still });
  now.current = { apply, still };

  useEffect(
    () =>
      addReader({
        types: topics.split(',') as TipoMudanca[],
        tell: novidades =>
          now.current.still ? setWaiting(before => together(before, novidades)) : now.current.apply(novidades),
      }),
    [topics],
  );

  const show = () => {
    if (waiting) apply(waiting);
    setWaiting(null);
  };
  useEffect(() => {
    if (still || !waiting) return;
    now.current.apply(waiting);
    setWaiting(null);
  }, [still, waiting]);

  return { pending: countOf(waiting), show, paused, setPaused };
}
