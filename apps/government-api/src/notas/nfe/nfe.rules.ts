import { FORMAS_DA_NFE, lerAssinatura } from './assinatura.rules.ts';
import { declaredOn } from './canonical-xml.ts';
import { type CamposDaChave, camposDaChave } from './chave.rules.ts';
import type { Conferencia } from './conferencia.table.ts';
import type { Esperado } from './esperado.ts';
import { partilhar } from './itens.rules.ts';
import { lerLeiaute, type NotaLida } from './leiaute.mapper.ts';
import type { XmlElement } from './strict-xml.ts';

function devidosDe({ ide, emitente }: NotaLida): CamposDaChave {
  return {
    cUF: ide.cUF,
    AAMM: ide.dhEmi.slice(2, 4) + ide.dhEmi.slice(5, 7),
    CNPJ: emitente.cnpj,
    mod: ide.mod,
    serie: ide.serie.padStart(3, '0'),
    nNF: ide.nNF.padStart(9, '0'),
    tpEmis: ide.tpEmis,
    cNF: ide.cNF,
    cDV: ide.cDV,
  };
}

/** All that is compared of an NF-e. Throws `ForaDoLeiaute`. */
export function lerNfe(raiz: XmlElement, esperado: Esperado): Conferencia {
  const { infNFe, assinaturas, nota } = lerLeiaute(raiz);
  const [unica] = assinaturas;
  return {
    ...{ nota, esperado, assinado: infNFe, acima: declaredOn(raiz), assinadaEm: nota.ide.dhEmi },
    ambientes: [nota.ide.tpAmb, nota.protocolo.tpAmb],
    escritos: camposDaChave(nota.chave),
    devidos: devidosDe(nota),
    assinaturas: assinaturas.length,
    assinatura: unica && assinaturas.length === 1 ? lerAssinatura(unica, FORMAS_DA_NFE) : null,
    ...{ descontosCentavos: nota.totais.vDesc, totalCentavos: nota.totais.vNF },
    partilha: partilhar(nota.itens, esperado),
  };
}
