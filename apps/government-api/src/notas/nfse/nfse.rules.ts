import { FORMAS_DA_NFSE, lerAssinatura } from '../nfe/assinatura.rules.ts';
import { declaredOn } from '../nfe/canonical-xml.ts';
import type { Esperado } from '../nfe/esperado.ts';
import type { XmlElement } from '../nfe/strict-xml.ts';
import { camposDaChave } from './chave.rules.ts';
import type { ConferenciaDoServico } from './conferencia.table.ts';
import { lerLeiaute, type ServicoLido } from './leiaute.mapper.ts';
import { totalDoServico } from './servico.rules.ts';

/** What the key says of the note; the number by chance is nowhere else, and the digit has a row of its own. */
const devidosDe = ({ inf, dps, emitente }: ServicoLido) => ({
  cMun: dps.cLocEmi,
  ambGer: inf.ambGer,
  tpInsc: '2',
  CNPJ: emitente.cnpj,
  nNFSe: inf.nNFSe.padStart(13, '0'),
  AAMM: dps.dhEmi.slice(2, 4) + dps.dhEmi.slice(5, 7),
});

/** All that is compared of an NFS-e. Throws `ForaDoLeiaute`. */
export function lerNfse(raiz: XmlElement, esperado: Esperado): ConferenciaDoServico {
  const { infNFSe, assinaturas, nota } = lerLeiaute(raiz);
  const [unica] = assinaturas;
  return {
    ...{ nota, esperado, assinado: infNFSe, acima: declaredOn(raiz), assinadaEm: nota.inf.dhProc },
    ambientes: [nota.dps.tpAmb],
    escritos: camposDaChave(nota.chave),
    devidos: devidosDe(nota),
    assinaturas: assinaturas.length,
    assinatura: unica && assinaturas.length === 1 ? lerAssinatura(unica, FORMAS_DA_NFSE) : null,
    ...{ descontosCentavos: nota.valores.vDescIncond, totalCentavos: totalDoServico(nota) },
  };
}
