import { useState } from 'react';
import { passing, sentenceOf } from '../../base/problem.error.ts';
import type { MotivoDoEnvio } from '../motivo/motivo.model.ts';
import { comEnvio } from './lote.linhas.ts';
import { chaveDaLinha } from './lote.model.ts';
import { enviarEmLote } from './lote.mutations.ts';
import type { EnvioFeito, LinhaPreparo } from './lote.queries.ts';

type Fase = 'parado' | 'salvando' | 'semConexao' | 'falhou';

interface EnvioDoLote {
  estado: Fase;
  erro: string | null;
}

const PARADO: EnvioDoLote = { estado: 'parado', erro: null };

/** Sends orders in as many calls as they need; `receber` gets the rows as each call answers. */
export function useEnvioDoLote(receber: (versoes: ReadonlyMap<string, LinhaPreparo>) => void) {
  const [envio, setEnvio] = useState(PARADO);
  const enviar = async (pedidos: readonly LinhaPreparo[], motivo: MotivoDoEnvio | null): Promise<EnvioFeito[]> => {
    const todos: EnvioFeito[] = [];
    const envios = pedidos.flatMap(({ pedido }) => (pedido ? [{ id: pedido.id, versao: pedido.versao }] : []));
    setEnvio({ estado: 'salvando', erro: null });
    try {
      await enviarEmLote(envios, motivo ?? {}, resultados => {
        todos.push(...resultados);
        receber(linhasEnviadas(pedidos, resultados));
      });
      setEnvio(PARADO);
    } catch (error) {
      setEnvio(passing(error) ? { estado: 'semConexao', erro: null } : { estado: 'falhou', erro: sentenceOf(error) });
    }
    return todos;
  };
  return { envio, enviar, esquecerEnvio: () => setEnvio(PARADO) };
}

function linhasEnviadas(pedidos: readonly LinhaPreparo[], resultados: readonly EnvioFeito[]) {
  const por = new Map(resultados.map(feito => [feito.id, feito]));
  return new Map(
    pedidos.flatMap(linha => {
      const feito = por.get(linha.pedido?.id ?? 0);
      return feito ? [[chaveDaLinha(linha), comEnvio(linha, feito)]] : [];
    }),
  );
}
