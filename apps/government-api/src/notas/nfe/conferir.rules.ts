import { lerAssinatura } from './assinatura.rules.ts';
import { CONFERENCIA, type Conferencia } from './conferencia.table.ts';
import type { Esperado } from './esperado.ts';
import { partilhar } from './itens.rules.ts';
import { ForaDoLeiaute, type Leiaute, lerLeiaute } from './leiaute.mapper.ts';
import { type Nota, resumoDaNota } from './nota.rules.ts';
import {
  type CodigoDeDocumento,
  DOCUMENTO_DESCONHECIDO,
  FORA_DO_LEIAUTE,
  ILEGIVEIS,
  OUTROS_DOCUMENTOS,
} from './recusas.table.ts';
import { Ilegivel, type MotivoIlegivel, readXml, type XmlElement } from './strict-xml.ts';

type CodigoDivergencia = MotivoIlegivel | CodigoDeDocumento | 'LEIAUTE' | (typeof CONFERENCIA)[number]['codigo'];
export type Divergencia = {
  readonly codigo: CodigoDivergencia;
  readonly sentenca: string;
  readonly esperado?: string;
  readonly encontrado?: string;
};
export type Resultado =
  | { readonly confere: true; readonly nota: Nota }
  | { readonly confere: false; readonly divergencias: readonly Divergencia[]; readonly nota?: Nota };

/** More than anybody reads; a note of 990 items may differ in every one. */
const MAIS_DIVERGENCIAS = 100;

const recusada = (codigo: CodigoDivergencia, sentenca: string, encontrado?: string): Resultado => ({
  confere: false,
  divergencias: [{ codigo, sentenca, ...(encontrado === undefined ? {} : { encontrado: encontrado.slice(0, 200) }) }],
});

/** A problem of each kind is one refusal, whatever else the file holds. */
function ler(bytes: Buffer): Leiaute | Resultado {
  let raiz: XmlElement;
  try {
    raiz = readXml(bytes);
  } catch (error) {
    if (error instanceof Ilegivel) return recusada(error.motivo, ILEGIVEIS[error.motivo]);
    throw error;
  }
  if (raiz.name !== 'nfeProc') {
    const outro = Object.hasOwn(OUTROS_DOCUMENTOS, raiz.name) ? OUTROS_DOCUMENTOS[raiz.name] : undefined;
    return recusada(...(outro ?? DOCUMENTO_DESCONHECIDO), raiz.name);
  }
  try {
    return lerLeiaute(raiz);
  } catch (error) {
    if (error instanceof ForaDoLeiaute) return recusada('LEIAUTE', FORA_DO_LEIAUTE, error.onde);
    throw error;
  }
}

/** Whether the bytes are a signed and authorised NF-e that bills exactly what was attested; where not, everything that differs. */
export function conferirNota(bytes: Buffer, esperado: Esperado): Resultado {
  const lida = ler(bytes);
  if ('confere' in lida) return lida;
  const { infNFe, assinaturas, nota } = lida;
  const [unica] = assinaturas;
  const conferencia: Conferencia = {
    ...{ nota, esperado, infNFe, assinaturas: assinaturas.length },
    assinatura: unica && assinaturas.length === 1 ? lerAssinatura(unica) : null,
    partilha: partilhar(nota.itens, esperado),
  };
  const divergencias = CONFERENCIA.flatMap(({ codigo, sentenca, achar }) =>
    achar(conferencia).map((achado): Divergencia => ({ codigo, sentenca, ...achado })),
  );
  if (!divergencias.length) return { confere: true, nota: resumoDaNota(nota) };
  return { confere: false, divergencias: divergencias.slice(0, MAIS_DIVERGENCIAS), nota: resumoDaNota(nota) };
}
