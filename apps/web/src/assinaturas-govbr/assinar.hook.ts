import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { passing, sentenceOf } from '../base/problem.error.ts';
import { assinarPapelComGovbr } from './assinaturas-govbr.mutations.ts';
import { type AssinaturaGovbr, obterAssinaturaGovbr } from './assinaturas-govbr.queries.ts';

type Recusa = { readonly codigo: string; readonly detail: string };
export type Andamento = { readonly assinando: boolean; readonly recusas: readonly Recusa[] };

/** In a row: then it is gov.br or the authorisation, and not the papers. */
const MAIS_RECUSAS = 3;

/**
 * Signs what is still to be signed of an authorised attempt, one after the other: what is refused stays as it was and the others go on. Where
 * gov.br or the network does not answer the rest is left for another time.
 */
export function useAssinar(assinatura: AssinaturaGovbr | undefined): Andamento {
  const client = useQueryClient();
  const [feito, setFeito] = useState<Andamento & { de?: string }>({ assinando: false, recusas: [] });
  const id = assinatura?.situacao === 'AUTORIZADA' ? assinatura.assinaturaId : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an attempt; what it signs changes it
  useEffect(() => {
    if (id === undefined) return;
    let quer = true;
    const recusas: Recusa[] = [];
    const assinar = async () => {
      let seguidas = 0;
      for (const { codigo, assinado } of assinatura?.papeis ?? []) {
        if (!quer) return;
        if (assinado) continue;
        try {
          client.setQueryData(obterAssinaturaGovbr(id).queryKey, await assinarPapelComGovbr(id, codigo));
          seguidas = 0;
        } catch (error) {
          recusas.push({ codigo, detail: sentenceOf(error) });
          seguidas += 1;
          if (passing(error) || seguidas === MAIS_RECUSAS) break;
        }
      }
      if (!quer) return;
      setFeito({ assinando: false, recusas, de: id });
      void client.invalidateQueries();
    };
    setFeito({ assinando: true, recusas: [] });
    void assinar();
    return () => {
      quer = false;
    };
  }, [id, client]);
  // Between the answer that authorises and the first signature nothing has begun, and nothing is done.
  return { ...feito, assinando: feito.assinando || (id !== undefined && feito.de !== id) };
}
