import { createHash } from 'node:crypto';
import { canonico } from '../fechamentos/fechamentos.service.ts';

/** The previous hash of an access's first reading. */
export const GENESE = '0'.repeat(64);

export type Lida = {
  readonly acessoId: number;
  readonly sequencia: number;
  readonly usuarioId: number;
  readonly operacao: string;
  readonly parametros: Readonly<Record<string, unknown>>;
  readonly em: Date;
  readonly status: number;
  readonly requisicao: string;
};
export type Elo = Lida & { readonly hashAnterior: string; readonly hash: string };

export const hashDaLeitura = (anterior: string, lida: Lida): string => {
  const { acessoId, sequencia, usuarioId, operacao, parametros, em, status, requisicao } = lida;
  const dito = { acessoId, sequencia, usuarioId, operacao, parametros, em: em.toISOString(), status, requisicao };
  return createHash('sha256')
    .update(`${anterior}\n${canonico(dito)}`)
    .digest('hex');
};

type Ponta = { readonly sequencia: number; readonly hash: string };

/** The first link that does not hold, in words; null where all do. `desde` is the link before them. */
export function falhaDaCadeia(elos: readonly Elo[], desde: Ponta): string | null {
  let anterior = desde;
  for (const elo of elos) {
    const { sequencia } = elo;
    if (sequencia !== anterior.sequencia + 1) return `Falta a leitura n.º ${anterior.sequencia + 1}.`;
    if (elo.hashAnterior !== anterior.hash)
      return `A leitura n.º ${sequencia} não segue da n.º ${anterior.sequencia} que está guardada.`;
    if (hashDaLeitura(elo.hashAnterior, elo) !== elo.hash)
      return `A leitura n.º ${sequencia} não é mais a que foi registrada.`;
    anterior = elo;
  }
  return null;
}
