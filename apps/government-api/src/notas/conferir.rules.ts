import type { Achado, Linha } from './nfe/achados.rules.ts';
import { CONFERENCIA } from './nfe/conferencia.table.ts';
import type { Esperado } from './nfe/esperado.ts';
import { lerNfe } from './nfe/nfe.rules.ts';
import { type Nota, resumoDaNota } from './nfe/nota.rules.ts';
import { ForaDoLeiaute } from './nfe/partes.mapper.ts';
import { Ilegivel, type MotivoIlegivel, readXml, type XmlElement } from './nfe/strict-xml.ts';
import { CONFERENCIA_DO_SERVICO } from './nfse/conferencia.table.ts';
import { lerNfse } from './nfse/nfse.rules.ts';
import { resumoDoServico } from './nfse/servico.rules.ts';
import {
  type CodigoDeDocumento,
  DOCUMENTO_DESCONHECIDO,
  FORA_DO_LEIAUTE,
  ILEGIVEIS,
  OUTROS_DOCUMENTOS,
} from './recusas.table.ts';

type CodigoDaTabela = (typeof CONFERENCIA | typeof CONFERENCIA_DO_SERVICO)[number]['codigo'];
type CodigoDivergencia = MotivoIlegivel | CodigoDeDocumento | 'LEIAUTE' | CodigoDaTabela;
export type Divergencia = Achado & { readonly codigo: CodigoDivergencia; readonly sentenca: string };
export type Resultado =
  | { readonly confere: true; readonly nota: Nota }
  | { readonly confere: false; readonly divergencias: readonly Divergencia[]; readonly nota?: Nota };

/** More than anybody reads; a note of 990 items may differ in every one. */
const MAIS_DIVERGENCIAS = 100;

const recusada = (codigo: CodigoDivergencia, sentenca: string, encontrado?: string): Resultado => ({
  confere: false,
  divergencias: [{ codigo, sentenca, ...(encontrado === undefined ? {} : { encontrado: encontrado.slice(0, 200) }) }],
});

function comparar<C>(
  tabela: readonly (Linha<C> & { readonly codigo: CodigoDaTabela })[],
  conferencia: C,
  nota: Nota,
): Resultado {
  const divergencias = tabela.flatMap(({ codigo, sentenca, achar }) =>
    achar(conferencia).map((achado): Divergencia => ({ codigo, sentenca, ...achado })),
  );
  if (!divergencias.length) return { confere: true, nota };
  return { confere: false, divergencias: divergencias.slice(0, MAIS_DIVERGENCIAS), nota };
}

/** The kinds of note, by the name of the root. */
const ESPECIES: ReadonlyMap<string, (raiz: XmlElement, esperado: Esperado) => Resultado> = new Map([
  [
    'nfeProc',
    (raiz, esperado) => {
      const lida = lerNfe(raiz, esperado);
      return comparar(CONFERENCIA, lida, resumoDaNota(lida.nota));
    },
  ],
  [
    'NFSe',
    (raiz, esperado) => {
      const lida = lerNfse(raiz, esperado);
      return comparar(CONFERENCIA_DO_SERVICO, lida, resumoDoServico(lida.nota));
    },
  ],
]);

/**
 * Whether the bytes are a signed NF-e that was authorised, or a signed NFS-e of the national layout, that bills exactly what was
 * attested; where not, everything that differs. A problem of reading is one refusal, whatever else the file holds.
 */
export function conferirNota(bytes: Buffer, esperado: Esperado): Resultado {
  try {
    const raiz = readXml(bytes);
    const conferir = ESPECIES.get(raiz.name);
    if (conferir) return conferir(raiz, esperado);
    const outro = Object.hasOwn(OUTROS_DOCUMENTOS, raiz.name) ? OUTROS_DOCUMENTOS[raiz.name] : undefined;
    return recusada(...(outro ?? DOCUMENTO_DESCONHECIDO), raiz.name);
  } catch (error) {
    if (error instanceof Ilegivel) return recusada(error.motivo, ILEGIVEIS[error.motivo]);
    if (error instanceof ForaDoLeiaute) return recusada('LEIAUTE', FORA_DO_LEIAUTE, error.onde);
    throw error;
  }
}
