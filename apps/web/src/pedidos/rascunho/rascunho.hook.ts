import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../base/server-clock.ts';
import { isOutrun } from '../../drafts/draft.failure.ts';
import { useDraft } from '../../drafts/draft.hook.ts';
import { DraftMachine } from '../../drafts/draft.machine.ts';
import type { Conflict, Rules } from '../../drafts/draft.model.ts';
import { tellTabs } from '../../drafts/draft.tabs.ts';
import { changedKeys, merge } from '../../drafts/merge.ts';
import { type Campos, itensDosCampos, OBSERVACAO } from '../grade/rascunho.campos.ts';
import { criarPedido, editarPedido, enviarPedido } from '../pedidos.mutations.ts';
import { type Pedido, type Preparo, prepararPedido } from '../pedidos.queries.ts';
import {
  type ChaveRascunho,
  chaveDe,
  type EnvioPendente,
  lerRascunho,
  type RascunhoLocal,
  rascunhos,
} from './rascunho-local.store.ts';

export type RascunhoAberto = DraftMachine<Pedido, Campos, EnvioPendente>;
export type ConflitoDoRascunho = Conflict<Campos>;

/** Milliseconds after the last change; with the call itself the server has it within two seconds. */
const PAUSA = 1_000;

const regrasDoPedido = (camposDo: (pedido: Pedido) => Campos): Rules<Pedido, Campos> => ({
  pause: PAUSA,
  fieldsOf: camposDo,
  isNewer: (deles, visto) => deles.id !== visto.id || deles.versao > visto.versao,
  editable: ({ acoes }) => acoes.includes('editar'),
  sendable: ({ acoes }) => acoes.includes('enviar'),
  isOutrun,
  // A meal that the other side does not have is ordered for nobody.
  blank: 0,
  merge,
});

const edicaoDe = (campos: Campos) => ({
  itens: itensDosCampos(campos),
  observacao: String(campos[OBSERVACAO] ?? ''),
});

/** The calls of one day's order. */
function chamadasDe(client: QueryClient, { lotacaoId, data, tipo }: ChaveRascunho) {
  const dia = tipo === 'PROGRAMADO' ? {} : { tipo: tipo as Preparo['tipo'] };
  return {
    save: async (visto: Pedido | null, campos: Campos) => {
      if (visto) return editarPedido(visto, edicaoDe(campos));
      const criado = await criarPedido({ lotacaoId, dataRefeicao: data, ...dia, ...edicaoDe(campos) });
      client.invalidateQueries({ queryKey: ['prepararPedido'] });
      return criado;
    },
    send: async (visto: Pedido, envio: EnvioPendente) => {
      const enviado = await enviarPedido(visto, envio);
      client.invalidateQueries();
      return enviado;
    },
    read: async () => {
      const query = prepararPedido({ lotacaoId, data, ...dia });
      return (await client.fetchQuery({ ...query, staleTime: 0, retry: false })).pedido;
    },
  };
}

interface Props {
  preparo: Preparo;
  chave: ChaveRascunho;
  inicial: Campos;
  camposDo: (pedido: Pedido) => Campos;
  aplicar: (campos: Campos) => void;
}

/**
 * One day's order between this form, this computer and the server; what another person saved meanwhile is merged cell by
 * cell, and a sending asked without a connection waits, with its key, until there is one.
 */
export function useRascunho({ preparo, chave, inicial, camposDo, aplicar }: Props) {
  const client = useQueryClient();
  const nome = chaveDe(chave);
  const vivo = useRef({ camposDo, aplicar });
  vivo.current = { camposDo, aplicar };
  // The day as it opened: an earlier visit's draft is measured against it, once.
  const [inicio] = useState({ inicial, pedido: preparo.pedido });
  const { draft, status } = useDraft(
    () =>
      new DraftMachine(
        { seen: preparo.pedido, fields: inicial },
        regrasDoPedido(pedido => vivo.current.camposDo(pedido)),
        {
          ...chamadasDe(client, chave),
          keep: (kept, visto) => {
            const em = new Date(serverNow()).toISOString();
            return rascunhos.write(nome, kept && { ...kept, versao: visto?.versao ?? null, em });
          },
          tell: message => tellTabs(nome, message),
          apply: campos => vivo.current.aplicar(campos),
        },
      ),
    nome,
  );
  const [oferta, setOferta] = useState<RascunhoLocal | null>(null);
  const [pronto, setPronto] = useState(false);

  const retomar = (kept: RascunhoLocal) =>
    draft.dispatch({ type: 'resumed', kept, sameVersion: draft.status.seen?.versao === kept.versao });
  const agora = useRef({ retomar });
  agora.current = { retomar };

  useEffect(() => {
    let atual = true;
    lerRascunho(nome).then(rascunho => {
      if (!atual) return;
      const { inicial, pedido } = inicio;
      const mudou = (de: Campos) => rascunho !== undefined && changedKeys(rascunho.mine, de).length > 0;
      const guardado = rascunho && mudou(inicial) && mudou(rascunho.base) ? rascunho : undefined;
      const fechado = pedido !== null && !pedido.acoes.includes('editar');
      if (rascunho && (rascunho.intent || (guardado && (fechado || rascunhos.isOfThisLoad(nome)))))
        agora.current.retomar(rascunho);
      else if (guardado) setOferta(guardado);
      else if (rascunho?.leftover) draft.dispatch({ type: 'leftoverAdded', fields: rascunho.leftover });
      setPronto(true);
    });
    return () => {
      atual = false;
    };
  }, [draft, nome, inicio]);

  useEffect(
    () => draft.dispatch({ type: 'arrived', version: preparo.pedido, author: 'outra pessoa' }),
    [draft, preparo.pedido],
  );

  return {
    draft,
    status,
    oferta,
    pronto,
    continuar: () => {
      if (oferta) retomar(oferta);
      setOferta(null);
    },
    descartar: () => {
      rascunhos.write(nome, null);
      setOferta(null);
    },
  };
}
