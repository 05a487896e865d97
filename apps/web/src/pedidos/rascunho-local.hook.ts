import { useEffect, useState } from 'react';
import { iguais, type Valores } from '../grid/grid.model.ts';
import {
  apagarRascunho,
  type ChaveRascunho,
  guardarRascunho,
  lerRascunho,
  type RascunhoLocal,
} from './rascunho-local.store.ts';

/** Keeps unsaved numbers on this computer and offers those of an earlier visit. Nothing is written while an offer is open. */
export function useRascunhoLocal(chave: ChaveRascunho, valores: Valores, salvos: Valores) {
  const { matricula, lotacaoId, data } = chave;
  const [oferta, setOferta] = useState<RascunhoLocal | null>(null);
  const [lido, setLido] = useState(false);
  const [guardado, setGuardado] = useState(false);
  const sujo = !iguais(valores, salvos);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each unit and day
  useEffect(() => {
    let atual = true;
    lerRascunho(chave).then(rascunho => {
      if (!atual) return;
      if (rascunho && rascunho.valores.length === salvos.length && !iguais(rascunho.valores, salvos))
        setOferta(rascunho);
      setLido(true);
    });
    return () => {
      atual = false;
    };
  }, [matricula, lotacaoId, data]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is its three parts
  useEffect(() => {
    if (!lido || oferta) return;
    setGuardado(false);
    if (sujo) guardarRascunho(chave, valores).then(setGuardado);
    else apagarRascunho(chave);
  }, [lido, oferta, sujo, valores, matricula, lotacaoId, data]);

  return { oferta, sujo, guardado, dispensar: () => setOferta(null) };
}
