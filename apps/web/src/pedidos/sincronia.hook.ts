import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { onSessionEvent } from '../app/session.signals.ts';
import { useWork } from '../app/session.work.ts';
import { serverNow } from '../base/server-clock.ts';
import { contarAsAbas, ouvirAbas } from './abas.channel.ts';
import { criarPedido, editarPedido, enviarPedido } from './pedidos.mutations.ts';
import { type Preparo, prepararPedido } from './pedidos.queries.ts';
import { type Campos, chavesDiferentes, itensDosCampos, OBSERVACAO } from './rascunho.campos.ts';
import type { Portas } from './rascunho.model.ts';
import { abrirSincronia } from './rascunho.sync.ts';
import {
  type ChaveRascunho,
  chaveDe,
  guardarRascunho,
  lerRascunho,
  type RascunhoLocal,
} from './rascunho-local.store.ts';

/** Days stored by this page load itself: coming back to one is no recovery and asks nothing. */
const desteCarregamento = new Set<string>();

interface Props {
  preparo: Preparo;
  chave: ChaveRascunho;
  inicial: Campos;
  camposDo: Portas['camposDo'];
  aplicar: (campos: Campos) => void;
}

const edicaoDe = (campos: Campos) => ({
  itens: itensDosCampos(campos),
  observacao: String(campos[OBSERVACAO] ?? ''),
});

export function useSincronia({ preparo, chave, inicial, camposDo, aplicar }: Props) {
  const client = useQueryClient();
  const nome = chaveDe(chave);
  const vivo = useRef({ preparo, camposDo, aplicar });
  vivo.current = { preparo, camposDo, aplicar };
  const { lotacaoId, data } = chave;
  const tipo = preparo.tipo;

  // The day as it opened: an earlier visit's draft is measured against it, once.
  const [inicio] = useState({ chave, inicial, pedido: preparo.pedido });
  const [sync] = useState(() => {
    const reler = async () => {
      const query = { lotacaoId, data, ...(tipo !== 'PROGRAMADO' && { tipo }) };
      return (await client.fetchQuery({ ...prepararPedido(query), staleTime: 0, retry: false })).pedido;
    };
    const invalidar = () => client.invalidateQueries({ queryKey: ['prepararPedido'] });
    const portas: Portas = {
      criar: async campos => {
        const novo = { lotacaoId, dataRefeicao: data, ...(tipo !== 'PROGRAMADO' && { tipo }), ...edicaoDe(campos) };
        const criado = await criarPedido(novo);
        invalidar();
        return criado;
      },
      editar: (visto, campos) => editarPedido(visto, edicaoDe(campos)),
      enviar: async (visto, envio) => {
        const enviado = await enviarPedido(visto, envio);
        client.invalidateQueries();
        return enviado;
      },
      reler,
      camposDo: pedido => vivo.current.camposDo(pedido),
      guardar: rascunho => {
        desteCarregamento.add(nome);
        return guardarRascunho(chave, rascunho);
      },
      contar: recado => contarAsAbas(nome, recado),
      agora: () => new Date(serverNow()).toISOString(),
    };
    return abrirSincronia({ visto: preparo.pedido, campos: inicial }, portas, {
      mudou: novo => setEstado(novo),
      aplicar: campos => vivo.current.aplicar(campos),
    });
  });
  const [estado, setEstado] = useState(sync.estado);
  const [oferta, setOferta] = useState<RascunhoLocal | null>(null);
  const [pronto, setPronto] = useState(false);

  useEffect(() => {
    let atual = true;
    const { chave, inicial, pedido } = inicio;
    lerRascunho(chave).then(rascunho => {
      if (!atual) return;
      const mudou = (de: Campos) => rascunho !== undefined && chavesDiferentes(rascunho.campos, de).length > 0;
      const guardado = rascunho && mudou(inicial) && mudou(rascunho.base.campos) ? rascunho : undefined;
      const fechado = pedido !== null && !pedido.acoes.includes('editar');
      if (rascunho && (rascunho.envio || (guardado && (fechado || desteCarregamento.has(nome)))))
        sync.retomar(rascunho);
      else if (guardado) setOferta(guardado);
      else if (rascunho?.sobra) sync.sobrar(rascunho.sobra);
      setPronto(true);
    });
    sync.abrir();
    const calar = ouvirAbas(nome, sync.ouvir);
    return () => {
      atual = false;
      calar();
      sync.fechar();
    };
  }, [sync, nome, inicio]);

  useEffect(() => {
    // A hidden page may never be heard of again: what waits a second is sent now.
    const esconder = () => document.visibilityState === 'hidden' && sync.tentarJa();
    const largar = onSessionEvent(event => (event === 'entered' || event === 'renewed') && sync.tentarJa());
    window.addEventListener('online', sync.tentarJa);
    document.addEventListener('visibilitychange', esconder);
    return () => {
      largar();
      window.removeEventListener('online', sync.tentarJa);
      document.removeEventListener('visibilitychange', esconder);
    };
  }, [sync]);

  useEffect(() => sync.receber(preparo.pedido, 'outra pessoa'), [sync, preparo.pedido]);

  useWork(() => estado.sujo || estado.envio !== null);

  return {
    sync,
    estado,
    oferta,
    pronto,
    continuar: () => {
      if (oferta) sync.retomar(oferta);
      setOferta(null);
    },
    descartar: () => {
      guardarRascunho(chave, null);
      setOferta(null);
    },
  };
}
