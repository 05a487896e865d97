import { sentenceOf } from '../base/problem.error.ts';
import {
  type EmissaoDaLista,
  emitirListaFornecedor,
  enviarListaFornecedor,
  type ResumoDaLista,
} from './listas-fornecedor.queries.ts';

/** What is left to do of one supplier's list; nothing is done twice, however often the whole is asked. */
export interface ALiberar {
  lista: ResumoDaLista;
  emitir: boolean;
  enviar: boolean;
}

const faltaQuem = ({ destinatarios, ultimaEmissao }: ResumoDaLista): boolean => {
  const comEla = new Set(
    ultimaEmissao?.envios.flatMap(({ para, situacao }) =>
      situacao === 'ENVIADO' || situacao === 'NA_FILA' ? para.toLowerCase() : [],
    ),
  );
  return destinatarios.some(email => !comEla.has(email.toLowerCase()));
};

/** Out of it: where nothing is confirmed, and where all that there is was emitted and sent. */
export const aLiberar = (listas: readonly ResumoDaLista[]): ALiberar[] =>
  listas.flatMap(lista => {
    const { ultimaEmissao, confirmadas, mudancas, impedimentoDoEnvio } = lista;
    const emitir = ultimaEmissao ? (mudancas ?? 0) > 0 : confirmadas > 0;
    const enviar = impedimentoDoEnvio === null && (emitir || (ultimaEmissao !== null && faltaQuem(lista)));
    return emitir || enviar ? [{ lista, emitir, enviar }] : [];
  });

export interface Liberada {
  fornecedor: string;
  /** Null where all was done. */
  falha: string | null;
}

/** One supplier at a time: what one refuses does not hold back the next. */
export async function liberar(
  passos: readonly ALiberar[],
  data: string,
  feito: (quantos: number) => void,
): Promise<Liberada[]> {
  const liberadas: Liberada[] = [];
  for (const { lista, emitir, enviar } of passos) {
    const { fornecedor, ultimaEmissao } = lista;
    try {
      const emissao: EmissaoDaLista | null = emitir ? await emitirListaFornecedor(fornecedor.id, data) : ultimaEmissao;
      if (enviar && emissao) await enviarListaFornecedor(emissao.id, false);
      liberadas.push({ fornecedor: fornecedor.nome, falha: null });
    } catch (error) {
      liberadas.push({ fornecedor: fornecedor.nome, falha: sentenceOf(error) });
    }
    feito(liberadas.length);
  }
  return liberadas;
}
