import { useEffect, useRef, useState } from 'react';
import { useWork } from '../../app/session.work.ts';
import { serverNow } from '../../base/server-clock.ts';
import { changedKeys } from '../../drafts/merge.ts';
import { type Campos, OBSERVACAO } from '../grade/rascunho.campos.ts';
import { type Escolha, SEM_ESCOLHA, vazia } from '../motivo/motivo.model.ts';
import type { Pedido } from '../pedidos.queries.ts';
import type { RascunhoAberto } from './rascunho.hook.ts';
import { type AjusteLocal, ajustes, type ChaveRascunho, chaveDe } from './rascunho-local.store.ts';

interface Props {
  chave: ChaveRascunho;
  /** The order as it was sent, or as the server has it now; null: it is a draft. */
  enviado: Pedido | null;
  camposDo: (pedido: Pedido) => Campos;
  campos: Campos;
  digitar: (campos: Campos) => void;
  draft: RascunhoAberto;
}

const podeAjustar = (pedido: Pedido | null): pedido is Pedido => pedido?.acoes.includes('ajustar') ?? false;

/** Fields typed otherwise than the order has them; the note is no part of a change. */
const mudados = (pedido: Campos, campos: Campos): Campos =>
  Object.fromEntries(
    changedKeys(pedido, campos)
      .filter(chave => chave !== OBSERVACAO)
      .map(chave => [chave, campos[chave] ?? 0]),
  );

/**
 * A change of a sent order, typed over its own grid: stored on this computer at every key until it is sent or given up,
 * and offered again after a killed tab. What can no longer be asked for is shown, never thrown away in silence.
 */
export function useAjuste({ chave, enviado, camposDo, campos, digitar, draft }: Props) {
  const nome = chaveDe(chave);
  const [ajustando, setAjustando] = useState(false);
  const [escolha, setEscolha] = useState<Escolha>(SEM_ESCOLHA);
  const [oferta, setOferta] = useState<AjusteLocal | null>(null);
  const [guarda, setGuarda] = useState(true);
  const para = enviado && ajustando ? mudados(camposDo(enviado), campos) : null;
  const temAlgo = para !== null && (Object.keys(para).length > 0 || !vazia(escolha));
  const digitado = JSON.stringify(para);

  const retomar = (ajuste: Pick<AjusteLocal, 'para' | 'escolha'>) => {
    digitar(ajuste.para);
    setEscolha(ajuste.escolha);
    setOferta(null);
    setAjustando(true);
  };
  const vivo = useRef({ enviado, retomar });
  vivo.current = { enviado, retomar };

  const pedidoId = enviado?.id;
  useEffect(() => {
    if (pedidoId === undefined) return;
    let atual = true;
    ajustes.read(nome).then(ajuste => {
      const { enviado, retomar } = vivo.current;
      if (!atual || !ajuste || ajuste.pedidoId !== enviado?.id) return;
      if (!podeAjustar(enviado)) draft.dispatch({ type: 'leftoverAdded', fields: ajuste.para });
      else if (ajustes.isOfThisLoad(nome)) retomar(ajuste);
      else setOferta(ajuste);
    });
    return () => {
      atual = false;
    };
  }, [draft, nome, pedidoId]);

  useEffect(() => {
    if (!ajustando || pedidoId === undefined) return;
    const em = new Date(serverNow()).toISOString();
    const ajuste = temAlgo ? { pedidoId, para: JSON.parse(digitado), escolha, em } : null;
    ajustes.write(nome, ajuste).then(setGuarda);
  }, [nome, ajustando, pedidoId, temAlgo, digitado, escolha]);

  useWork(() => temAlgo);

  return {
    ajustando,
    escolha,
    setEscolha,
    oferta,
    guarda,
    /** A cell that is being changed keeps what is typed, whatever the order becomes meanwhile. */
    meu: (campo: string) => para !== null && campo in para,
    comecar: () => (oferta ? retomar(oferta) : setAjustando(true)),
    continuar: () => oferta && retomar(oferta),
    pedir: (sobra: Campos) => {
      if (enviado) retomar({ para: mudados(camposDo(enviado), sobra), escolha: SEM_ESCOLHA });
    },
    terminar: () => {
      setAjustando(false);
      setEscolha(SEM_ESCOLHA);
      setOferta(null);
      ajustes.write(nome, null);
    },
  };
}
